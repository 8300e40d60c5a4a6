; im2col.m_tail_reads_zero/3-D, padding
; 338ec197e82a866bc6a64f1623b59e86b3bddc5be4cbb1b0b0430dfafc1feb32
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
; -N + (((((m div W_out)) div H_out)) div D_out) >= 0
(declare-const m0 Real) ; N*D_out
(declare-const m1 Real) ; (((m div W_out)) div H_out)
(declare-const m2 Real) ; D_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m3 Real) ; (((((m div W_out)) div H_out)) mod D_out)
(declare-const m4 Real) ; D_out
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ m0 (* (- 1) m4) (* (- 1) m2)) 0)) ; negated target, times D_out
(check-sat)

(reset)
; -N*D_out + (((m div W_out)) div H_out) >= 0
(declare-const m0 Real) ; N*H_out*D_out
(declare-const m1 Real) ; (m div W_out)
(declare-const m2 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m3 Real) ; (((m div W_out)) mod H_out)
(declare-const m4 Real) ; H_out
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ m0 (* (- 1) m4) (* (- 1) m2)) 0)) ; negated target, times H_out
(check-sat)

(reset)
; -N*H_out*D_out + (m div W_out) >= 0
(declare-const m0 Real) ; W_out*N*H_out*D_out
(declare-const m1 Real) ; m
(declare-const m2 Real) ; W_out*(m div W_out)
(declare-const m3 Real) ; (m mod W_out)
(declare-const m4 Real) ; W_out
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m4) m0 (* (- 1) m2)) 0)) ; negated target, times W_out
(check-sat)

(reset)
; D_out - 1 >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) m0 (* (- 1) m1)) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) m0 (* (- 1) m1)) 0)) ; define
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
(declare-const m0 Real) ; (k mod C)
(declare-const m1 Real) ; dilation_w*C*(((k div C)) mod S)
(declare-const m2 Real) ; W*N*H*D*C
(declare-const m3 Real) ; W*dilation_h*C*(((((k div C)) div S)) mod R)
(declare-const m4 Real) ; W*H*dilation_d*C*(((((k div C)) div S)) div R)
(declare-const m5 Real) ; W*H*D*(((((m div W_out)) div H_out)) div D_out)*C
(declare-const m6 Real) ; W*H*pad_d*C
(declare-const m7 Real) ; W*H*stride_d*(((((m div W_out)) div H_out)) mod D_out)*C
(declare-const m8 Real) ; W*pad_h*C
(declare-const m9 Real) ; W*stride_h*(((m div W_out)) mod H_out)*C
(declare-const m10 Real) ; pad_w*C
(declare-const m11 Real) ; stride_w*(m mod W_out)*C
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4) (* (- 1) m5) m6 (* (- 1) m7) m8 (* (- 1) m9) m10 (* (- 1) m11) (* (- 1) m0)) 0)) ; rewrite
(assert (>= (+ (* (- 1) m2) m5) 0)) ; combine, times W*H*D*C
(assert (>= (+ m4 (* (- 1) m6) m7) 0)) ; given, times W*H*C
(assert (>= (+ m3 (* (- 1) m8) m9) 0)) ; given, times W*C
(assert (>= (+ m1 (* (- 1) m10) m11) 0)) ; given, times C
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
