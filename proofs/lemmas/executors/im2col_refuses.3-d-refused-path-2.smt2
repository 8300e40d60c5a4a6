; executors.im2col_refuses/3-D, refused: path 2
; b2935e533f244cb3f525ee047894e6da76b0e7caa929ab9dcc00124b97a55da7
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
(declare-const m0 Real) ; (64 div (((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w) + ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h) + ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w) + 1))
(declare-const m1 Real) ; ((-Q*dilation_d + dilation_d + D + 2*pad_d - 1) div stride_d)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
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
