; im2col.k_tail_all_zero_condition/3-D
; 01162a43d5cbf9913c4ede1eab9d424f051102cb042b5d55a449080c8cdc556b
; 19 lemmas, each unsat

(reset)
; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d) >= 0
(declare-const m0 Real) ; dilation_d
(declare-const m1 Real) ; dilation_d*Q
(declare-const m2 Real) ; D
(declare-const m3 Real) ; pad_d
(declare-const m4 Real) ; stride_d*((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m5 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) mod stride_d)
(declare-const m6 Real) ; stride_d
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_d
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
; -Q + (((((k div C)) div S)) div R) >= 0
(declare-const m0 Real) ; R*Q
(declare-const m1 Real) ; (((k div C)) div S)
(declare-const m2 Real) ; R*(((((k div C)) div S)) div R)
(declare-const m3 Real) ; (((((k div C)) div S)) mod R)
(declare-const m4 Real) ; R
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m4) m0 (* (- 1) m2)) 0)) ; negated target, times R
(check-sat)

(reset)
; -R*Q + (((k div C)) div S) >= 0
(declare-const m0 Real) ; S*R*Q
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; S*(((k div C)) div S)
(declare-const m3 Real) ; (((k div C)) mod S)
(declare-const m4 Real) ; S
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m4) m0 (* (- 1) m2)) 0)) ; negated target, times S
(check-sat)

(reset)
; -S*R*Q + (k div C) >= 0
(declare-const m0 Real) ; S*R*Q*C
(declare-const m1 Real) ; k
(declare-const m2 Real) ; C*(k div C)
(declare-const m3 Real) ; (k mod C)
(declare-const m4 Real) ; C
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ m0 (* (- 1) m4) (* (- 1) m2)) 0)) ; negated target, times C
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
(declare-const m0 Real) ; dilation_d*Q
(declare-const m1 Real) ; D
(declare-const m2 Real) ; pad_d
(declare-const m3 Real) ; dilation_d*(((((k div C)) div S)) div R)
(declare-const m4 Real) ; stride_d*(((((m div W_out)) div H_out)) mod D_out)
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m3) m1 m2 (* (- 1) m4)) 0)) ; given
(assert (>= m4 0)) ; euclid, times stride_d
(assert (>= (+ (* (- 1) m0) m3) 0)) ; combine, times dilation_d
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
