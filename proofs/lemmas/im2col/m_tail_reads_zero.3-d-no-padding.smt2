; im2col.m_tail_reads_zero/3-D, no padding
; fce05e75243b3036a48c5ad836ad6342a054d53be9109d5392fd554b3f18a3e9
; 22 lemmas, each unsat

(reset)
; (((((k div C)) div S)) div R) >= 0
(declare-const m0 Real) ; (((k div C)) div S)
(declare-const m1 Real) ; R*(((((k div C)) div S)) div R)
(declare-const m2 Real) ; (((((k div C)) div S)) mod R)
(declare-const m3 Real) ; R
(assert (>= m0 0)) ; combine
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times R
(check-sat)

(reset)
; (((k div C)) div S) >= 0
(declare-const m0 Real) ; (k div C)
(declare-const m1 Real) ; S*(((k div C)) div S)
(declare-const m2 Real) ; (((k div C)) mod S)
(declare-const m3 Real) ; S
(assert (>= m0 0)) ; combine
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times S
(check-sat)

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
; (k div C) >= 0
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*(k div C)
(declare-const m2 Real) ; (k mod C)
(declare-const m3 Real) ; C
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times C
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
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D - 1) div stride_d)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) m0 (* (- 1) m1)) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) m0 (* (- 1) m1)) 0)) ; define
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
(declare-const m0 Real) ; (k mod C)
(declare-const m1 Real) ; dilation_w*C*(((k div C)) mod S)
(declare-const m2 Real) ; W*N*H*D*C
(declare-const m3 Real) ; W*dilation_h*C*(((((k div C)) div S)) mod R)
(declare-const m4 Real) ; W*H*dilation_d*C*(((((k div C)) div S)) div R)
(declare-const m5 Real) ; W*H*D*(((((m div W_out)) div H_out)) div D_out)*C
(declare-const m6 Real) ; W*H*stride_d*(((((m div W_out)) div H_out)) mod D_out)*C
(declare-const m7 Real) ; W*stride_h*(((m div W_out)) mod H_out)*C
(declare-const m8 Real) ; stride_w*(m mod W_out)*C
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4) (* (- 1) m5) (* (- 1) m6) (* (- 1) m7) (* (- 1) m8) (* (- 1) m0)) 0)) ; given
(assert (>= m8 0)) ; euclid, times stride_w*C
(assert (>= m7 0)) ; euclid, times W*stride_h*C
(assert (>= m6 0)) ; euclid, times W*H*stride_d*C
(assert (>= (+ (* (- 1) m2) m5) 0)) ; combine, times W*H*D*C
(assert (>= m1 0)) ; euclid, times dilation_w*C
(assert (>= m3 0)) ; euclid, times W*dilation_h*C
(assert (>= m4 0)) ; combine, times W*H*dilation_d*C
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
