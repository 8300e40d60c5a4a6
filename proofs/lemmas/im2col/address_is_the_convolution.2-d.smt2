; im2col.address_is_the_convolution/2-D
; 580ed73724da95c866ab4c45a82e35406f4ba90959bec26e25b4443ab2eebd0a
; 10 lemmas, each unsat

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; H_out
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (- 1) (* (- 1) m0) m2) 0)) ; define
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m1 Real) ; w
(declare-const m2 Real) ; W_out
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (- 1) (* (- 1) m0) m2) 0)) ; define
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; W_out - 1 >= 0
(declare-const m0 Real) ; W_out
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
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
