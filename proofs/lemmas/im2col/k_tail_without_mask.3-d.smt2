; im2col.k_tail_without_mask/3-D
; 5de6ae540c302d2ed99c3ff6596f211c911bc149cd0801b6f9738cdec33d7234
; 24 lemmas, each unsat

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
(declare-const m0 Real) ; (k mod C)
(declare-const m1 Real) ; W*H*C*dilation_d*(((((k div C)) div S)) div R)
(declare-const m2 Real) ; W*H*C*D*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) div D)
(declare-const m3 Real) ; W*H*C*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m4 Real) ; W*H*C*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) mod D)
(declare-const m5 Real) ; dilation_w*C*(((k div C)) mod S)
(declare-const m6 Real) ; W*dilation_h*C*(((((k div C)) div S)) mod R)
(declare-const m7 Real) ; W*H*C*D*N
(declare-const m8 Real) ; W*H*C*D*(((((m div W_out)) div H_out)) div D_out)
(declare-const m9 Real) ; W*stride_h*C*(((m div W_out)) mod H_out)
(declare-const m10 Real) ; stride_w*C*(m mod W_out)
(assert (>= m0 0)) ; euclid
(assert (= (+ (* (- 1) m1) m2 (* (- 1) m3) m4) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) (* (- 1) m1) m7 (* (- 1) m8) (* (- 1) m3) (* (- 1) m9) (* (- 1) m10) (* (- 1) m0)) 0)) ; given
(assert (>= m10 0)) ; euclid, times stride_w*C
(assert (>= m9 0)) ; euclid, times W*stride_h*C
(assert (>= m5 0)) ; euclid, times dilation_w*C
(assert (>= m6 0)) ; euclid, times W*dilation_h*C
(assert (>= (+ m2 (* (- 1) m7) m8) 0)) ; given, times W*H*C*D
(assert (>= m4 0)) ; euclid, times W*H*C
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
(declare-const m2 Real) ; W*H*C*dilation_d*(((((k div C)) div S)) div R)
(declare-const m3 Real) ; W*H*C*D*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) div D)
(declare-const m4 Real) ; W*H*C*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m5 Real) ; W*H*C*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) mod D)
(declare-const m6 Real) ; dilation_w*C*(((k div C)) mod S)
(declare-const m7 Real) ; W*dilation_h*C*(((((k div C)) div S)) mod R)
(declare-const m8 Real) ; W*H*C*D*N
(declare-const m9 Real) ; W*H*C*D*(((((m div W_out)) div H_out)) div D_out)
(declare-const m10 Real) ; W*stride_h*C*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; stride_w*C*(m mod W_out)
(declare-const m12 Real) ; W*H*C
(declare-const m13 Real) ; W*C
(declare-const m14 Real) ; W*H*C*D
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) m3 (* (- 1) m4) m5) 0)) ; given
(assert (>= (+ m6 m7 m2 (* (- 1) m8) m9 m4 m10 m11 m1) 0)) ; given
(assert (>= (+ (* (- 1) m7) m12 (* (- 1) m10) (* (- 1) m13)) 0)) ; given, times W*C
(assert (>= (+ (* (- 1) m6) m13 (* (- 1) m11) (* (- 1) m0)) 0)) ; given, times C
(assert (>= (+ (* (- 1) m14) (* (- 1) m3) m8 (* (- 1) m9)) 0)) ; given, times W*H*C*D
(assert (>= (+ (* (- 1) m12) m14 (* (- 1) m5)) 0)) ; euclid, times W*H*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D
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
(declare-const m0 Real) ; W*H*C*dilation_d*(((((k div C)) div S)) div R)
(declare-const m1 Real) ; W*H*C*D*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) div D)
(declare-const m2 Real) ; W*H*C*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m3 Real) ; W*H*C*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) mod D)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; given
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid, times W*H*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W*H*C*dilation_d*(((((k div C)) div S)) div R)
(declare-const m1 Real) ; W*H*C*D*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) div D)
(declare-const m2 Real) ; W*H*C*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m3 Real) ; W*H*C*((dilation_d*(((((k div C)) div S)) div R) + stride_d*(((((m div W_out)) div H_out)) mod D_out)) mod D)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* (- 1) m3)) 0)) ; given
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid, times W*H*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; stride_h*((-dilation_h*R + dilation_h + H - 1) div stride_h)
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H - 1) mod stride_h)
(declare-const m5 Real) ; dilation_h*(((((k div C)) div S)) mod R)
(declare-const m6 Real) ; stride_h*(((m div W_out)) mod H_out)
(declare-const m7 Real) ; stride_h
(declare-const m8 Real) ; stride_h*H_out
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) m3 m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 (* (- 1) m2) m6) 0)) ; given
(assert (>= (+ (* (- 1) m7) m8 (* (- 1) m6)) 0)) ; euclid, times stride_h
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m5)) 0)) ; euclid, times dilation_h
(assert (= (+ (* (- 1) m7) (* (- 1) m3) m8) 0)) ; define, times stride_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h*(((((k div C)) div S)) mod R)
(declare-const m1 Real) ; stride_h*(((m div W_out)) mod H_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(assert (>= m1 0)) ; euclid, times stride_h
(assert (>= m0 0)) ; euclid, times dilation_h
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
