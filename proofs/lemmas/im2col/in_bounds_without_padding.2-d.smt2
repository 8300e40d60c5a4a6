; im2col.in_bounds_without_padding/2-D
; 19cb2114a5ed95ba88e6be222a3127238af65293836b3eacf53ea6694cc484b5
; 32 lemmas, each unsat

(reset)
; ((((k/load_width) div (C/load_width))) div S) >= 0
(declare-const m0 Real) ; ((k/load_width) div (C/load_width))
(declare-const m1 Real) ; S*((((k/load_width) div (C/load_width))) div S)
(declare-const m2 Real) ; ((((k/load_width) div (C/load_width))) mod S)
(declare-const m3 Real) ; S
(assert (>= m0 0)) ; combine
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times S
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
; ((k/load_width) div (C/load_width)) >= 0
(declare-const m0 Real) ; C/load_width*((k/load_width) div (C/load_width))
(declare-const m1 Real) ; k/load_width
(declare-const m2 Real) ; ((k/load_width) mod (C/load_width))
(declare-const m3 Real) ; C/load_width
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; combine
(assert (>= (+ (* (- 1) m3) (* (- 1) m0)) 0)) ; negated target, times C/load_width
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
; C/load_width*S*R - k/load_width - 1 >= 0
(declare-const m0 Real) ; C/load_width*load_width*S*R
(declare-const m1 Real) ; load_width*k/load_width
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target, times load_width
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
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) m0 (* (- 1) m1)) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; N - (((m div W_out)) div H_out) - 1 >= 0
(declare-const m0 Real) ; (m div W_out)
(declare-const m1 Real) ; N*H_out
(declare-const m2 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m3 Real) ; (((m div W_out)) mod H_out)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m2) 0)) ; negated target, times H_out
(check-sat)

(reset)
; N*H_out - (m div W_out) - 1 >= 0
(declare-const m0 Real) ; W_out*N*H_out
(declare-const m1 Real) ; m
(declare-const m2 Real) ; W_out*(m div W_out)
(declare-const m3 Real) ; (m mod W_out)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; negated target, times W_out
(check-sat)

(reset)
; R - ((((k/load_width) div (C/load_width))) div S) - 1 >= 0
(declare-const m0 Real) ; S*R
(declare-const m1 Real) ; ((k/load_width) div (C/load_width))
(declare-const m2 Real) ; S*((((k/load_width) div (C/load_width))) div S)
(declare-const m3 Real) ; ((((k/load_width) div (C/load_width))) mod S)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times S
(check-sat)

(reset)
; S*R - ((k/load_width) div (C/load_width)) - 1 >= 0
(declare-const m0 Real) ; C/load_width*((k/load_width) div (C/load_width))
(declare-const m1 Real) ; k/load_width
(declare-const m2 Real) ; ((k/load_width) mod (C/load_width))
(declare-const m3 Real) ; C/load_width*S*R
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m3) m0) 0)) ; negated target, times C/load_width
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
(declare-const m0 Real) ; C/load_width*load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C/load_width*load_width*dilation_w*((((k/load_width) div (C/load_width))) mod S)
(declare-const m1 Real) ; C/load_width*load_width*W*N*H
(declare-const m2 Real) ; C/load_width*load_width*W*dilation_h*((((k/load_width) div (C/load_width))) div S)
(declare-const m3 Real) ; C/load_width*load_width*W*H*(((m div W_out)) div H_out)
(declare-const m4 Real) ; C/load_width*load_width*W*stride_h*(((m div W_out)) mod H_out)
(declare-const m5 Real) ; C/load_width*load_width*stride_w*(m mod W_out)
(declare-const m6 Real) ; load_width
(declare-const m7 Real) ; load_width*((k/load_width) mod (C/load_width))
(declare-const m8 Real) ; C/load_width*load_width*W*H
(declare-const m9 Real) ; C/load_width*load_width
(declare-const m10 Real) ; C/load_width*load_width*W
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 m3 m4 m5 m6 m7) 0)) ; given
(assert (>= (+ m1 (* (- 1) m8) (* (- 1) m3)) 0)) ; combine, times C/load_width*load_width*W*H
(assert (>= (+ m9 (* (- 1) m6) (* (- 1) m7)) 0)) ; euclid, times load_width
(assert (>= (+ (* (- 1) m10) (* (- 1) m2) m8 (* (- 1) m4)) 0)) ; given, times C/load_width*load_width*W
(assert (>= (+ (* (- 1) m9) (* (- 1) m0) m10 (* (- 1) m5)) 0)) ; given, times C/load_width*load_width
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
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; stride_h*((-dilation_h*R + dilation_h + H - 1) div stride_h)
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H - 1) mod stride_h)
(declare-const m5 Real) ; dilation_h*((((k/load_width) div (C/load_width))) div S)
(declare-const m6 Real) ; stride_h*(((m div W_out)) mod H_out)
(declare-const m7 Real) ; H_out*stride_h
(declare-const m8 Real) ; stride_h
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) m3 m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 (* (- 1) m2) m6) 0)) ; given
(assert (>= (+ m7 (* (- 1) m8) (* (- 1) m6)) 0)) ; euclid, times stride_h
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m5)) 0)) ; combine, times dilation_h
(assert (= (+ m7 (* (- 1) m8) (* (- 1) m3)) 0)) ; define, times stride_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h*((((k/load_width) div (C/load_width))) div S)
(declare-const m1 Real) ; stride_h*(((m div W_out)) mod H_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(assert (>= m1 0)) ; euclid, times stride_h
(assert (>= m0 0)) ; combine, times dilation_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; stride_w*((-dilation_w*S + dilation_w + W - 1) div stride_w)
(declare-const m4 Real) ; ((-dilation_w*S + dilation_w + W - 1) mod stride_w)
(declare-const m5 Real) ; dilation_w*((((k/load_width) div (C/load_width))) mod S)
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
(declare-const m0 Real) ; dilation_w*((((k/load_width) div (C/load_width))) mod S)
(declare-const m1 Real) ; stride_w*(m mod W_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(assert (>= m1 0)) ; euclid, times stride_w
(assert (>= m0 0)) ; euclid, times dilation_w
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
(declare-const m2 Real) ; C/load_width*load_width*W*dilation_h*((((k/load_width) div (C/load_width))) div S)
(declare-const m3 Real) ; C/load_width*load_width*W*H*(((m div W_out)) div H_out)
(declare-const m4 Real) ; C/load_width*load_width*W*stride_h*(((m div W_out)) mod H_out)
(declare-const m5 Real) ; C/load_width*load_width*stride_w*(m mod W_out)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 1) m4) (* (- 1) m5) (* (- 1) m0)) 0)) ; given
(assert (>= m5 0)) ; euclid, times C/load_width*load_width*stride_w
(assert (>= m4 0)) ; euclid, times C/load_width*load_width*W*stride_h
(assert (>= m3 0)) ; combine, times C/load_width*load_width*W*H
(assert (>= m1 0)) ; euclid, times C/load_width*load_width*dilation_w
(assert (>= m2 0)) ; combine, times C/load_width*load_width*W*dilation_h
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
; k/load_width >= 0
(declare-const m0 Real) ; load_width
(declare-const m1 Real) ; load_width*k/load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target, times load_width
(check-sat)

(reset)
; load_width*((k/load_width) mod (C/load_width)) >= 0
(declare-const m0 Real) ; load_width*((k/load_width) mod (C/load_width))
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times load_width
(check-sat)
