; executors.int64_im2col/m, value 19
; e7c80d7d2320da6d18a0324ba5238fe411197cb1566d16436f111c3cebd2de03
; 12 lemmas, each unsat

(reset)
; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14) >= 0
(declare-const m0 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m2 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) mod name14)
(declare-const m3 Real) ; name14
(assert (>= m0 0)) ; euclid
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times name14
(check-sat)

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) - (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14) >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(declare-const m1 Real) ; name14
(declare-const m2 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m3 Real) ; name14*(((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m4 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) mod name14)
(assert (>= (+ (- 1) m0 m1 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m3) 0)) ; negated target, times name14
(check-sat)

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) >= 0
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)
(declare-const m6 Real) ; stride_h
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_h
(check-sat)

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14 - 1 >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*N
(declare-const m2 Real) ; name14*N
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 m2 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target, times N
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
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(declare-const m1 Real) ; name14
(assert (>= (+ (- 1) m0 m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m2 Real) ; H*W*N*C
(declare-const m3 Real) ; H*pad_w*N*C
(declare-const m4 Real) ; pad_h*W*N*C
(declare-const m5 Real) ; pad_h*pad_w*N*C
(declare-const m6 Real) ; H*W*N
(declare-const m7 Real) ; H*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m5 0)) ; given, times pad_w*N*C
(assert (>= m3 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times H*W*N
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times H*W
(assert (>= (+ m7 (* (- 1) m0)) 0)) ; given, times W
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)
(declare-const m6 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m7 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m8 Real) ; H*W*N*C
(declare-const m9 Real) ; H*pad_w*N*C
(declare-const m10 Real) ; pad_h*W*N*C
(declare-const m11 Real) ; pad_h*pad_w*N*C
(declare-const m12 Real) ; pad_h*W*N
(declare-const m13 Real) ; H*W*N
(declare-const m14 Real) ; H*W
(declare-const m15 Real) ; pad_h*W
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ m6 (* (- 1) m7)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m8) (* (- 2) m9) (* (- 2) m10) (* (- 4) m11) m7) 0)) ; given
(assert (>= m11 0)) ; given, times pad_w*N*C
(assert (>= m9 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m12) m10) 0)) ; given, times pad_h*W*N
(assert (>= (+ (* (- 1) m13) m8) 0)) ; given, times H*W*N
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times dilation_h
(assert (>= (+ m4 (* (- 1) m6)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (+ (* (- 1) m14) m13) 0)) ; given, times H*W
(assert (>= (+ (* (- 1) m15) m12) 0)) ; given, times pad_h*W
(assert (>= (+ (* (- 1) m3) m15) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m2) m14) 0)) ; given, times H
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name14
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
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
; name14 - 1 >= 0
(declare-const m0 Real) ; name14
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)
