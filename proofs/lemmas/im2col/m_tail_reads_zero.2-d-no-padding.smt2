; im2col.m_tail_reads_zero/2-D, no padding
; 4ab569a7db7dfc77ab3a7bd36450b699d7e1cd6a4dde95c3e980d0bbf378b108
; 15 lemmas, each unsat

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
; -N + (((m div W_out)) div H_out) >= 0
(declare-const m0 Real) ; N*H_out
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
; -N*H_out + (m div W_out) >= 0
(declare-const m0 Real) ; W_out*N*H_out
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
(declare-const m2 Real) ; W*N*H*C
(declare-const m3 Real) ; W*dilation_h*C*(((k div C)) div S)
(declare-const m4 Real) ; W*H*(((m div W_out)) div H_out)*C
(declare-const m5 Real) ; W*stride_h*(((m div W_out)) mod H_out)*C
(declare-const m6 Real) ; stride_w*(m mod W_out)*C
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4) (* (- 1) m5) (* (- 1) m6) (* (- 1) m0)) 0)) ; given
(assert (>= m6 0)) ; euclid, times stride_w*C
(assert (>= m5 0)) ; euclid, times W*stride_h*C
(assert (>= (+ (* (- 1) m2) m4) 0)) ; combine, times W*H*C
(assert (>= m1 0)) ; euclid, times dilation_w*C
(assert (>= m3 0)) ; combine, times W*dilation_h*C
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
