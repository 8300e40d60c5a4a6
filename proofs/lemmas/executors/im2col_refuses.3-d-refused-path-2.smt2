; executors.im2col_refuses/3-D, refused: path 2
; ad1c348f378af6b2570088798ac72189ba25ff7dfff26ebac32c029c46330ce9
; 5 lemmas, each unsat

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
