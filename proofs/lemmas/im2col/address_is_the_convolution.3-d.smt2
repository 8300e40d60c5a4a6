; im2col.address_is_the_convolution/3-D
; 80dee3aff809fc2bb88a4f136ce10c982b427498ef62926e9c70d88234e2e15b
; 15 lemmas, each unsat

(reset)
; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d) >= 0
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m1 Real) ; d
(declare-const m2 Real) ; D_out
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (- 1) (* (- 1) m0) m2) 0)) ; define
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

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
; D_out - 1 >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
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
(declare-const m0 Real) ; D_out
(assert (>= (+ (- 1) m0) 0)) ; combine
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
(declare-const m0 Real) ; R
(assert (>= (+ (- 1) m0) 0)) ; given
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
