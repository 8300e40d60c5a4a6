; im2col.in_bounds_or_sentinel/3-D
; 44e480aba23923d9bbc59fbad3b31325524bab07109582495322d849e63dd49d
; 30 lemmas, each unsat

(reset)
; (((((m div W_out)) div H_out)) div D_out) >= 0
(declare-const m0 Real) ; (((m div W_out)) div H_out)
(declare-const m1 Real) ; D_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m2 Real) ; (((((m div W_out)) div H_out)) mod D_out)
(declare-const m3 Real) ; D_out
(assert (>= m0 0)) ; combine
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times D_out
(check-sat)

(reset)
; (((m div W_out)) div H_out) >= 0
(declare-const m0 Real) ; (m div W_out)
(declare-const m1 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m2 Real) ; (((m div W_out)) mod H_out)
(declare-const m3 Real) ; H_out
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times H_out
(check-sat)

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
; (m div W_out) >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; W_out*(m div W_out)
(declare-const m2 Real) ; (m mod W_out)
(declare-const m3 Real) ; W_out
(assert (>= m0 0)) ; given
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times W_out
(check-sat)

(reset)
; -C/load_width*load_width*((k/load_width) div (C/load_width)) + load_width*k/load_width - load_width*((k/load_width) mod (C/load_width)) >= 0
(declare-const m0 Real) ; C/load_width*load_width*((k/load_width) div (C/load_width))
(declare-const m1 Real) ; load_width*k/load_width
(declare-const m2 Real) ; load_width*((k/load_width) mod (C/load_width))
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width
(check-sat)

(reset)
; C/load_width - 1 >= 0
(declare-const m0 Real) ; C/load_width*load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; negated target, times load_width
(check-sat)

(reset)
; C/load_width*load_width - load_width*((k/load_width) mod (C/load_width)) - 1 >= 0
(declare-const m0 Real) ; C/load_width*load_width
(declare-const m1 Real) ; load_width*((k/load_width) mod (C/load_width))
(declare-const m2 Real) ; load_width
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ m0 (* (- 1) m2) (* (- 1) m1)) 0)) ; euclid, times load_width
(check-sat)

(reset)
; C/load_width*load_width*((k/load_width) div (C/load_width)) - load_width*k/load_width + load_width*((k/load_width) mod (C/load_width)) >= 0
(declare-const m0 Real) ; C/load_width*load_width*((k/load_width) div (C/load_width))
(declare-const m1 Real) ; load_width*k/load_width
(declare-const m2 Real) ; load_width*((k/load_width) mod (C/load_width))
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width
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
; N - (((((m div W_out)) div H_out)) div D_out) - 1 >= 0
(declare-const m0 Real) ; N*D_out
(declare-const m1 Real) ; (((m div W_out)) div H_out)
(declare-const m2 Real) ; D_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m3 Real) ; (((((m div W_out)) div H_out)) mod D_out)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times D_out
(check-sat)

(reset)
; N*D_out - (((m div W_out)) div H_out) - 1 >= 0
(declare-const m0 Real) ; (m div W_out)
(declare-const m1 Real) ; N*H_out*D_out
(declare-const m2 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m3 Real) ; (((m div W_out)) mod H_out)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m2) 0)) ; negated target, times H_out
(check-sat)

(reset)
; N*H_out*D_out - (m div W_out) - 1 >= 0
(declare-const m0 Real) ; W_out*N*H_out*D_out
(declare-const m1 Real) ; m
(declare-const m2 Real) ; W_out*(m div W_out)
(declare-const m3 Real) ; (m mod W_out)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; negated target, times W_out
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
(declare-const m0 Real) ; C/load_width*load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C/load_width*load_width
(declare-const m1 Real) ; load_width*((k/load_width) mod (C/load_width))
(declare-const m2 Real) ; C/load_width*load_width*dilation_w*((((k/load_width) div (C/load_width))) mod S)
(declare-const m3 Real) ; C/load_width*load_width*W*N*H*D
(declare-const m4 Real) ; C/load_width*load_width*W*dilation_h*((((((k/load_width) div (C/load_width))) div S)) mod R)
(declare-const m5 Real) ; C/load_width*load_width*W*H*dilation_d*((((((k/load_width) div (C/load_width))) div S)) div R)
(declare-const m6 Real) ; C/load_width*load_width*W*H*D*(((((m div W_out)) div H_out)) div D_out)
(declare-const m7 Real) ; C/load_width*load_width*W*H*pad_d
(declare-const m8 Real) ; C/load_width*load_width*W*H*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m9 Real) ; C/load_width*load_width*W*pad_h
(declare-const m10 Real) ; C/load_width*load_width*W*stride_h*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; C/load_width*load_width*pad_w
(declare-const m12 Real) ; C/load_width*load_width*stride_w*(m mod W_out)
(declare-const m13 Real) ; C/load_width*load_width*W*H*D
(declare-const m14 Real) ; C/load_width*load_width*W*H
(declare-const m15 Real) ; C/load_width*load_width*W
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 1) m2 (* (- 1) m3) m4 m5 m6 (* (- 1) m7) m8 (* (- 1) m9) m10 (* (- 1) m11) m12 m1) 0)) ; rewrite
(assert (>= (+ m3 (* (- 1) m13) (* (- 1) m6)) 0)) ; combine, times C/load_width*load_width*W*H*D
(assert (>= (+ (* (- 1) m14) (* (- 1) m5) m13 m7 (* (- 1) m8)) 0)) ; given, times C/load_width*load_width*W*H
(assert (>= (+ (* (- 1) m15) (* (- 1) m4) m14 m9 (* (- 1) m10)) 0)) ; given, times C/load_width*load_width*W
(assert (>= (+ (* (- 1) m0) (* (- 1) m2) m15 m11 (* (- 1) m12)) 0)) ; given, times C/load_width*load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C/load_width*load_width*dilation_w*((((k/load_width) div (C/load_width))) mod S)
(declare-const m1 Real) ; C/load_width*load_width*W*N*H*D
(declare-const m2 Real) ; C/load_width*load_width*W*dilation_h*((((((k/load_width) div (C/load_width))) div S)) mod R)
(declare-const m3 Real) ; C/load_width*load_width*W*H*dilation_d*((((((k/load_width) div (C/load_width))) div S)) div R)
(declare-const m4 Real) ; C/load_width*load_width*W*H*D*(((((m div W_out)) div H_out)) div D_out)
(declare-const m5 Real) ; C/load_width*load_width*W*H*pad_d
(declare-const m6 Real) ; C/load_width*load_width*W*H*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m7 Real) ; C/load_width*load_width*W*pad_h
(declare-const m8 Real) ; C/load_width*load_width*W*stride_h*(((m div W_out)) mod H_out)
(declare-const m9 Real) ; C/load_width*load_width*pad_w
(declare-const m10 Real) ; C/load_width*load_width*stride_w*(m mod W_out)
(declare-const m11 Real) ; load_width
(declare-const m12 Real) ; load_width*((k/load_width) mod (C/load_width))
(declare-const m13 Real) ; C/load_width*load_width*W*H*D
(declare-const m14 Real) ; C/load_width*load_width
(declare-const m15 Real) ; C/load_width*load_width*W*H
(declare-const m16 Real) ; C/load_width*load_width*W
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 m3 m4 (* (- 1) m5) m6 (* (- 1) m7) m8 (* (- 1) m9) m10 m11 m12) 0)) ; given
(assert (>= (+ m1 (* (- 1) m13) (* (- 1) m4)) 0)) ; combine, times C/load_width*load_width*W*H*D
(assert (>= (+ m14 (* (- 1) m11) (* (- 1) m12)) 0)) ; euclid, times load_width
(assert (>= (+ (* (- 1) m15) (* (- 1) m3) m13 m5 (* (- 1) m6)) 0)) ; given, times C/load_width*load_width*W*H
(assert (>= (+ (* (- 1) m16) (* (- 1) m2) m15 m7 (* (- 1) m8)) 0)) ; given, times C/load_width*load_width*W
(assert (>= (+ (* (- 1) m14) (* (- 1) m0) m16 m9 (* (- 1) m10)) 0)) ; given, times C/load_width*load_width
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
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width*((k/load_width) mod (C/load_width))
(declare-const m1 Real) ; C/load_width*load_width*dilation_w*((((k/load_width) div (C/load_width))) mod S)
(declare-const m2 Real) ; C/load_width*load_width*W*dilation_h*((((((k/load_width) div (C/load_width))) div S)) mod R)
(declare-const m3 Real) ; C/load_width*load_width*W*H*dilation_d*((((((k/load_width) div (C/load_width))) div S)) div R)
(declare-const m4 Real) ; C/load_width*load_width*W*H*D*(((((m div W_out)) div H_out)) div D_out)
(declare-const m5 Real) ; C/load_width*load_width*W*H*pad_d
(declare-const m6 Real) ; C/load_width*load_width*W*H*stride_d*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m7 Real) ; C/load_width*load_width*W*pad_h
(declare-const m8 Real) ; C/load_width*load_width*W*stride_h*(((m div W_out)) mod H_out)
(declare-const m9 Real) ; C/load_width*load_width*pad_w
(declare-const m10 Real) ; C/load_width*load_width*stride_w*(m mod W_out)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 1) m4) m5 (* (- 1) m6) m7 (* (- 1) m8) m9 (* (- 1) m10) (* (- 1) m0)) 0)) ; given
(assert (>= m4 0)) ; combine, times C/load_width*load_width*W*H*D
(assert (>= (+ m3 (* (- 1) m5) m6) 0)) ; given, times C/load_width*load_width*W*H
(assert (>= (+ m2 (* (- 1) m7) m8) 0)) ; given, times C/load_width*load_width*W
(assert (>= (+ m1 (* (- 1) m9) m10) 0)) ; given, times C/load_width*load_width
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
; load_width*((k/load_width) mod (C/load_width)) >= 0
(declare-const m0 Real) ; load_width*((k/load_width) mod (C/load_width))
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times load_width
(check-sat)
