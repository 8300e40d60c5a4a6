; executors.int64_im2col/m, value 18
; 5a3011670359c7f71bba96558e0368c8ea328a90c8966385cca9a66aad72d501
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
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; combine
(assert (>= m1 0)) ; combine, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
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
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ m0 m1 m2) 0)) ; combine
(assert (= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H*W
(declare-const m1 Real) ; H*pad_w
(declare-const m2 Real) ; pad_h*W
(declare-const m3 Real) ; pad_h*pad_w
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m6 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m7 Real) ; H*W*N*C
(declare-const m8 Real) ; H*pad_w*N*C
(declare-const m9 Real) ; pad_h*W*N*C
(declare-const m10 Real) ; pad_h*pad_w*N*C
(declare-const m11 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + 1))
(assert (>= (+ (- 1) m0 (* 2 m1) (* 2 m2) (* 4 m3) (* (- 1) m4) (* (- 1) m5) (* (- 1) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m7 (* (- 2) m1) (* 2 m8) (* (- 2) m2) (* 2 m9) (* (- 4) m3) (* 4 m10)) 0)) ; given
(assert (>= (+ m4 m5 m6 (* (- 1) m11)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m7) (* (- 2) m8) (* (- 2) m9) (* (- 4) m10) m11) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H*W
(declare-const m1 Real) ; H*pad_w
(declare-const m2 Real) ; pad_h*W
(declare-const m3 Real) ; pad_h*pad_w
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m6 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m7 Real) ; H*W*N*C
(declare-const m8 Real) ; H*pad_w*N*C
(declare-const m9 Real) ; pad_h*W*N*C
(declare-const m10 Real) ; pad_h*pad_w*N*C
(declare-const m11 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + 1))
(assert (>= (+ (- 1) m0 (* 2 m1) (* 2 m2) (* 4 m3) (* (- 1) m4) (* (- 1) m5) (* (- 1) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m7 (* (- 2) m1) (* 2 m8) (* (- 2) m2) (* 2 m9) (* (- 4) m3) (* 4 m10)) 0)) ; given
(assert (>= (+ m4 m5 m6) 0)) ; combine
(assert (>= m11 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m7) (* (- 2) m8) (* (- 2) m9) (* (- 4) m10) (* (- 1) m11)) 0)) ; given
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
