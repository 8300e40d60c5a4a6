; executors.im2col_refuses/3-D, refused: D + 2*pad_d < dilation_d*(Q - 1) + 1
; 22d1f7850e2d220ff59774fa0a5022c39b6857f0d2bf043407703e99dc7478aa
; 6 lemmas, each unsat

(reset)
; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w) + ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h) + ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m1 0)) ; given, times ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(assert (>= (+ m0 m1 m2) 0)) ; combine
(assert (= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; Q*dilation_d
(declare-const m1 Real) ; dilation_d
(declare-const m2 Real) ; D
(declare-const m3 Real) ; pad_d
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 2) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 (* 2 m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_d
(assert (>= (+ (- 1) m0) 0)) ; given
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
