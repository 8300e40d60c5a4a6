; im2col.k_tail_without_mask/2-D
; 104f752a02adff341cfc5cccba494e51664028d755ee075f655b72607820162a
; 17 lemmas, each unsat

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
(declare-const m0 Real) ; (k mod C)
(declare-const m1 Real) ; W*C*dilation_h*(((k div C)) div S)
(declare-const m2 Real) ; W*C*H*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) div H)
(declare-const m3 Real) ; W*C*stride_h*(((m div W_out)) mod H_out)
(declare-const m4 Real) ; W*C*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) mod H)
(declare-const m5 Real) ; dilation_w*C*(((k div C)) mod S)
(declare-const m6 Real) ; W*C*H*N
(declare-const m7 Real) ; W*C*H*(((m div W_out)) div H_out)
(declare-const m8 Real) ; stride_w*C*(m mod W_out)
(assert (>= m0 0)) ; euclid
(assert (= (+ (* (- 1) m1) m2 (* (- 1) m3) m4) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m1) m6 (* (- 1) m7) (* (- 1) m3) (* (- 1) m8) (* (- 1) m0)) 0)) ; given
(assert (>= m8 0)) ; euclid, times stride_w*C
(assert (>= m5 0)) ; euclid, times dilation_w*C
(assert (>= (+ m2 (* (- 1) m6) m7) 0)) ; given, times W*C*H
(assert (>= m4 0)) ; euclid, times W*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(declare-const m1 Real) ; (k mod C)
(declare-const m2 Real) ; W*C*dilation_h*(((k div C)) div S)
(declare-const m3 Real) ; W*C*H*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) div H)
(declare-const m4 Real) ; W*C*stride_h*(((m div W_out)) mod H_out)
(declare-const m5 Real) ; W*C*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) mod H)
(declare-const m6 Real) ; dilation_w*C*(((k div C)) mod S)
(declare-const m7 Real) ; W*C*H*N
(declare-const m8 Real) ; W*C*H*(((m div W_out)) div H_out)
(declare-const m9 Real) ; stride_w*C*(m mod W_out)
(declare-const m10 Real) ; W*C
(declare-const m11 Real) ; W*C*H
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) m3 (* (- 1) m4) m5) 0)) ; given
(assert (>= (+ m6 m2 (* (- 1) m7) m8 m4 m9 m1) 0)) ; given
(assert (>= (+ (* (- 1) m6) m10 (* (- 1) m9) (* (- 1) m0)) 0)) ; given, times C
(assert (>= (+ (* (- 1) m11) (* (- 1) m3) m7 (* (- 1) m8)) 0)) ; given, times W*C*H
(assert (>= (+ (* (- 1) m10) m11 (* (- 1) m5)) 0)) ; euclid, times W*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
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
(declare-const m0 Real) ; W*C*dilation_h*(((k div C)) div S)
(declare-const m1 Real) ; W*C*H*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) div H)
(declare-const m2 Real) ; W*C*stride_h*(((m div W_out)) mod H_out)
(declare-const m3 Real) ; W*C*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) mod H)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; given
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid, times W*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W*C*dilation_h*(((k div C)) div S)
(declare-const m1 Real) ; W*C*H*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) div H)
(declare-const m2 Real) ; W*C*stride_h*(((m div W_out)) mod H_out)
(declare-const m3 Real) ; W*C*((dilation_h*(((k div C)) div S) + stride_h*(((m div W_out)) mod H_out)) mod H)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* (- 1) m3)) 0)) ; given
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid, times W*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; stride_w*((-dilation_w*S + dilation_w + W - 1) div stride_w)
(declare-const m4 Real) ; ((-dilation_w*S + dilation_w + W - 1) mod stride_w)
(declare-const m5 Real) ; dilation_w*(((k div C)) mod S)
(declare-const m6 Real) ; stride_w*(m mod W_out)
(declare-const m7 Real) ; stride_w
(declare-const m8 Real) ; stride_w*W_out
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) m3 m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 (* (- 1) m2) m6) 0)) ; given
(assert (>= (+ (* (- 1) m7) m8 (* (- 1) m6)) 0)) ; euclid, times stride_w
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m5)) 0)) ; euclid, times dilation_w
(assert (= (+ (* (- 1) m7) (* (- 1) m3) m8) 0)) ; define, times stride_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_w*(((k div C)) mod S)
(declare-const m1 Real) ; stride_w*(m mod W_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(assert (>= m1 0)) ; euclid, times stride_w
(assert (>= m0 0)) ; euclid, times dilation_w
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
