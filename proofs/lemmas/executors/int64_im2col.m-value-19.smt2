; executors.int64_im2col/m, value 19
; 12293416626375bfb2b8221e3469068c684cfdb3fedb705bdce2c3fef2b23d0a
; 10 lemmas, each unsat

(reset)
; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7) >= 0
(declare-const m0 Real) ; (m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))
(declare-const m1 Real) ; name7*(((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(declare-const m2 Real) ; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) mod name7)
(declare-const m3 Real) ; name7
(assert (>= m0 0)) ; euclid
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times name7
(check-sat)

(reset)
; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)
(declare-const m6 Real) ; stride_w
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W*H
(declare-const m1 Real) ; W*pad_h
(declare-const m2 Real) ; pad_w*H
(declare-const m3 Real) ; pad_w*pad_h
(declare-const m4 Real) ; name7
(declare-const m5 Real) ; name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m6 Real) ; W*H*N*C
(declare-const m7 Real) ; W*pad_h*N*C
(declare-const m8 Real) ; pad_w*H*N*C
(declare-const m9 Real) ; pad_w*pad_h*N*C
(declare-const m10 Real) ; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(assert (>= (+ m0 (* 2 m1) (* 2 m2) (* 4 m3) (* (- 1) m4) (* (- 1) m5)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m6 (* (- 2) m1) (* 2 m7) (* (- 2) m2) (* 2 m8) (* (- 4) m3) (* 4 m9)) 0)) ; given
(assert (>= (+ (- 1) m4 m5) 0)) ; combine
(assert (>= m10 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m6) (* (- 2) m7) (* (- 2) m8) (* (- 4) m9) (* (- 1) m10)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W*H
(declare-const m1 Real) ; W*pad_h
(declare-const m2 Real) ; pad_w*H
(declare-const m3 Real) ; pad_w*pad_h
(declare-const m4 Real) ; name7
(declare-const m5 Real) ; name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m6 Real) ; W*H*N*C
(declare-const m7 Real) ; W*pad_h*N*C
(declare-const m8 Real) ; pad_w*H*N*C
(declare-const m9 Real) ; pad_w*pad_h*N*C
(declare-const m10 Real) ; (m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))
(declare-const m11 Real) ; name7*(((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(declare-const m12 Real) ; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) mod name7)
(declare-const m13 Real) ; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(declare-const m14 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*(((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(assert (>= (+ m0 (* 2 m1) (* 2 m2) (* 4 m3) (* (- 1) m4) (* (- 1) m5)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m6 (* (- 2) m1) (* 2 m7) (* (- 2) m2) (* 2 m8) (* (- 4) m3) (* 4 m9)) 0)) ; given
(assert (>= (+ (- 1) m4 m5 (* (- 1) m10)) 0)) ; euclid
(assert (= (+ m11 (* (- 1) m10) m12) 0)) ; euclid
(assert (>= m12 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m6) (* (- 2) m7) (* (- 2) m8) (* (- 4) m9) m13) 0)) ; given
(assert (= (+ (* (- 1) m14) m11 (* (- 1) m13)) 0)) ; define, times (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(assert (>= m14 0)) ; combine, times (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) div name7)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name7
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name7
(declare-const m1 Real) ; name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (+ (- 1) m0 m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_h
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_w
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; name7 - 1 >= 0
(declare-const m0 Real) ; name7
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7 - 1 >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*N
(declare-const m2 Real) ; name7*N
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 m2 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target, times N
(check-sat)
