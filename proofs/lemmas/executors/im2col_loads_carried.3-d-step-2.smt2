; executors.im2col_loads_carried/3-D, step 2
; b4cb51ce386c988e3fd85a0abffc331edb4ab79aa67a0410206d007765b3d5db
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
; D_out - 1 >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m1 Real) ; D_out
(declare-const m2 Real) ; ((((((m_anchor + 16*warp + (lane div 4)) div name21)) div name22)) mod D_out)
(declare-const m3 Real) ; (((64 div name21)) div name22)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= (+ m0 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m1 Real) ; D_out
(declare-const m2 Real) ; ((((((m_anchor + 16*warp + (lane div 4)) div name21)) div name22)) mod D_out)
(declare-const m3 Real) ; (((64 div name21)) div name22)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ (- 1) m1 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m2 m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m1 Real) ; D_out
(declare-const m2 Real) ; ((((((m_anchor + 16*warp + (lane div 4)) div name21)) div name22)) mod D_out)
(declare-const m3 Real) ; (((64 div name21)) div name22)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ (- 2) m1 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m1 Real) ; D_out
(declare-const m2 Real) ; ((((((m_anchor + 16*warp + (lane div 4)) div name21)) div name22)) mod D_out)
(declare-const m3 Real) ; (((64 div name21)) div name22)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ 1 (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= m0 0)) ; combine
(assert (= (+ 1 m0) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= m0 0)) ; combine
(assert (= (+ 1 m0) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name21
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name21
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name22
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

(reset)
; name21 - 1 >= 0
(declare-const m0 Real) ; name21
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; name22 - 1 >= 0
(declare-const m0 Real) ; name22
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)
