; executors.int64_im2col/m, value 20
; 72f6265c11cc37d10eb34c2deb85b1ea5e606e27599dc6d78eb0371d0ec5dd45
; 9 lemmas, each unsat

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
(declare-const m0 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m1 Real) ; name7
(declare-const m2 Real) ; dilation_w
(declare-const m3 Real) ; dilation_w*S
(declare-const m4 Real) ; W
(declare-const m5 Real) ; pad_w
(declare-const m6 Real) ; stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m7 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)
(declare-const m8 Real) ; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) mod name7)
(declare-const m9 Real) ; W*H*N*C
(declare-const m10 Real) ; W*pad_h*N*C
(declare-const m11 Real) ; pad_w*H*N*C
(declare-const m12 Real) ; pad_w*pad_h*N*C
(declare-const m13 Real) ; pad_w*H*N
(declare-const m14 Real) ; W*H*N
(declare-const m15 Real) ; W*H
(declare-const m16 Real) ; pad_w*H
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (= (+ 1 (* (- 1) m2) m3 (* (- 1) m4) (* (- 2) m5) m6 m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m8)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m9) (* (- 2) m10) (* (- 2) m11) (* (- 4) m12) m8) 0)) ; given
(assert (>= m10 0)) ; given, times W*N*C
(assert (>= m12 0)) ; given, times pad_w*N*C
(assert (>= (+ (* (- 1) m13) m11) 0)) ; given, times pad_w*H*N
(assert (>= (+ (* (- 1) m14) m9) 0)) ; given, times W*H*N
(assert (>= (+ (* (- 1) m2) m3) 0)) ; given, times dilation_w
(assert (>= (+ m6 (* (- 1) m0)) 0)) ; given, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (* (- 1) m15) m14) 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m16) m13) 0)) ; given, times pad_w*H
(assert (>= (+ (* (- 1) m4) m15) 0)) ; given, times W
(assert (>= (+ (* (- 1) m5) m16) 0)) ; given, times pad_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; (((m mod (name7*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + name7))) mod name7)
(declare-const m2 Real) ; W*H*N*C
(declare-const m3 Real) ; W*pad_h*N*C
(declare-const m4 Real) ; pad_w*H*N*C
(declare-const m5 Real) ; pad_w*pad_h*N*C
(declare-const m6 Real) ; W*H*N
(declare-const m7 Real) ; W*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m3 0)) ; given, times W*N*C
(assert (>= m5 0)) ; given, times pad_w*N*C
(assert (>= m4 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times W*H*N
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times W
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
