; im2col.in_bounds_without_padding/2-D, first lane
; b3499dfa96e185611edb4404242b27a2712efea8182c95ad4bea46d2d267f019
; 10 lemmas, each unsat

(reset)
; ((-dilation_h*R + dilation_h + H - 1) div stride_h) >= 0
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; stride_h*((-dilation_h*R + dilation_h + H - 1) div stride_h)
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H - 1) mod stride_h)
(declare-const m5 Real) ; stride_h
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m3)) 0)) ; negated target, times stride_h
(check-sat)

(reset)
; ((-dilation_w*S + dilation_w + W - 1) div stride_w) >= 0
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; stride_w*((-dilation_w*S + dilation_w + W - 1) div stride_w)
(declare-const m4 Real) ; ((-dilation_w*S + dilation_w + W - 1) mod stride_w)
(declare-const m5 Real) ; stride_w
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m3)) 0)) ; negated target, times stride_w
(check-sat)

(reset)
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; W_out - 1 >= 0
(declare-const m0 Real) ; W_out
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W - 1) div stride_w)
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
