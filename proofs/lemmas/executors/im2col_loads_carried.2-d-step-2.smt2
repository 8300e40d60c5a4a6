; executors.im2col_loads_carried/2-D, step 2
; 53344339486a3199471b228f369147af0b7a9f6f6647b387ec99288599280694
; 12 lemmas, each unsat

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
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; H_out
(declare-const m2 Real) ; ((((m_anchor + 16*warp + (lane div 4)) div name14)) mod H_out)
(declare-const m3 Real) ; (64 div name14)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= (+ m0 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; H_out
(declare-const m2 Real) ; ((((m_anchor + 16*warp + (lane div 4)) div name14)) mod H_out)
(declare-const m3 Real) ; (64 div name14)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ (- 1) m1 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m2 m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; H_out
(declare-const m2 Real) ; ((((m_anchor + 16*warp + (lane div 4)) div name14)) mod H_out)
(declare-const m3 Real) ; (64 div name14)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ (- 2) m1 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; H_out
(declare-const m2 Real) ; ((((m_anchor + 16*warp + (lane div 4)) div name14)) mod H_out)
(declare-const m3 Real) ; (64 div name14)
(assert (= (+ (- 1) (* (- 1) m0) m1) 0)) ; define
(assert (>= (+ 1 (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name14
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

(reset)
; name14 - 1 >= 0
(declare-const m0 Real) ; name14
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)
