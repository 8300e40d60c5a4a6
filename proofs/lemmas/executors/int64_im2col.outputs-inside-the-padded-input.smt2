; executors.int64_im2col/outputs inside the padded input
; 52a9cccd8bd2893af3188dc8bdf49f9d053d9d420b286289c01de6c5069106fc
; 8 lemmas, each unsat

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
(declare-const m0 Real) ; H
(declare-const m1 Real) ; pad_h
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m3 Real) ; H*W
(declare-const m4 Real) ; H*pad_w
(declare-const m5 Real) ; pad_h*W
(declare-const m6 Real) ; pad_h*pad_w
(declare-const m7 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m8 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m9 Real) ; H*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m10 Real) ; pad_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (- 1) m0 (* 2 m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 2) m4) (* (- 2) m5) (* (- 4) m6) m2 m7 m8) 0)) ; given
(assert (>= (+ m9 (* 2 m10) (* (- 1) m7) (* (- 1) m8)) 0)) ; given, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (* (- 1) m0) m3 (* 2 m4) (* (- 1) m9)) 0)) ; given, times H
(assert (>= (+ (* (- 1) m1) m5 (* 2 m6) (* (- 1) m10)) 0)) ; given, times pad_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H*W
(declare-const m1 Real) ; H*W*N*C
(declare-const m2 Real) ; H*pad_w
(declare-const m3 Real) ; H*pad_w*N*C
(declare-const m4 Real) ; pad_h*W
(declare-const m5 Real) ; pad_h*W*N*C
(declare-const m6 Real) ; pad_h*pad_w
(declare-const m7 Real) ; pad_h*pad_w*N*C
(declare-const m8 Real) ; pad_h*pad_w*N
(declare-const m9 Real) ; pad_h*W*N
(declare-const m10 Real) ; H*pad_w*N
(declare-const m11 Real) ; H*W*N
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* 2 m2) (* (- 2) m3) (* 2 m4) (* (- 2) m5) (* 4 m6) (* (- 4) m7)) 0)) ; given
(assert (>= (+ (* (- 1) m8) m7) 0)) ; given, times pad_h*pad_w*N
(assert (>= (+ (* (- 1) m9) m5) 0)) ; given, times pad_h*W*N
(assert (>= (+ (* (- 1) m10) m3) 0)) ; given, times H*pad_w*N
(assert (>= (+ (* (- 1) m11) m1) 0)) ; given, times H*W*N
(assert (>= (+ (* (- 1) m4) m9) 0)) ; given, times pad_h*W
(assert (>= (+ (* (- 1) m6) m8) 0)) ; given, times pad_h*pad_w
(assert (>= (+ (* (- 1) m2) m10) 0)) ; given, times H*pad_w
(assert (>= (+ (* (- 1) m0) m11) 0)) ; given, times H*W
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
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m2) (* (- 2) m3) m6) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times dilation_h
(assert (>= (+ m4 (* (- 1) m6)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)
(declare-const m6 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m2) (* (- 2) m3) m6) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times dilation_w
(assert (>= (+ m4 (* (- 1) m6)) 0)) ; given, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
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
