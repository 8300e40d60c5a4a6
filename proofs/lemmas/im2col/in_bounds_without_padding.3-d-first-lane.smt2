; im2col.in_bounds_without_padding/3-D, first lane
; 81982726bd0dae7ba4ab2ebec5900d49008515583de315d94e81461e4ae46a21
; 15 lemmas, each unsat

(reset)
; ((-dilation_d*Q + dilation_d + D - 1) div stride_d) >= 0
(declare-const m0 Real) ; dilation_d
(declare-const m1 Real) ; dilation_d*Q
(declare-const m2 Real) ; D
(declare-const m3 Real) ; stride_d*((-dilation_d*Q + dilation_d + D - 1) div stride_d)
(declare-const m4 Real) ; ((-dilation_d*Q + dilation_d + D - 1) mod stride_d)
(declare-const m5 Real) ; stride_d
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m3)) 0)) ; negated target, times stride_d
(check-sat)

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
; D_out - 1 >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D - 1) div stride_d)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
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
