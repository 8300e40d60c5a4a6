; executors.int64_im2col/address, value 13
; c190d1d41d332130726cefb260442c49e9b071ba2d8db46510095b6f5d68f470
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; C
(declare-const m1 Real) ; c
(declare-const m2 Real) ; C*dilation_h*W*kh
(declare-const m3 Real) ; C*W*H*N
(declare-const m4 Real) ; C*W*H*n
(declare-const m5 Real) ; C*W*N*pad_h
(declare-const m6 Real) ; C*W*pad_h
(declare-const m7 Real) ; C*W*h*stride_h
(declare-const m8 Real) ; C*H*N*pad_w
(declare-const m9 Real) ; C*N*pad_w*pad_h
(declare-const m10 Real) ; C*pad_w
(declare-const m11 Real) ; C*dilation_w*kw
(declare-const m12 Real) ; C*w*stride_w
(declare-const m13 Real) ; C*H*pad_w
(declare-const m14 Real) ; C*W*H
(declare-const m15 Real) ; C*W
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m2 (* (- 1) m3) m4 (* (- 2) m5) (* (- 1) m6) m7 (* (- 2) m8) (* (- 4) m9) (* (- 1) m10) m11 m12 m1) 0)) ; given
(assert (>= m9 0)) ; given, times C*N*pad_w
(assert (>= m5 0)) ; given, times C*W*N
(assert (>= m8 0)) ; given, times C*H*N
(assert (>= (+ m8 (* (- 1) m13)) 0)) ; given, times C*H*pad_w
(assert (>= (+ m5 (* (- 1) m6)) 0)) ; given, times C*W*pad_h
(assert (>= (+ (* (- 1) m14) m3 (* (- 1) m4)) 0)) ; given, times C*W*H
(assert (>= (+ (* (- 1) m2) (* (- 1) m15) m14 (* 2 m6) (* (- 1) m7)) 0)) ; given, times C*W
(assert (>= (+ (* (- 1) m0) m15 (* 2 m10) (* (- 1) m11) (* (- 1) m12)) 0)) ; given, times C
(assert (>= (+ m13 (* (- 1) m10)) 0)) ; given, times C*pad_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(declare-const m1 Real) ; c
(declare-const m2 Real) ; C*dilation_h*W*kh
(declare-const m3 Real) ; C*W*H*N
(declare-const m4 Real) ; C*W*H*n
(declare-const m5 Real) ; C*W*N*pad_h
(declare-const m6 Real) ; C*W*pad_h
(declare-const m7 Real) ; C*W*h*stride_h
(declare-const m8 Real) ; C*H*N*pad_w
(declare-const m9 Real) ; C*N*pad_w*pad_h
(declare-const m10 Real) ; C*pad_w
(declare-const m11 Real) ; C*dilation_w*kw
(declare-const m12 Real) ; C*w*stride_w
(declare-const m13 Real) ; C*H*pad_w
(declare-const m14 Real) ; C*W*H
(declare-const m15 Real) ; C*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 1) m3) (* (- 1) m4) (* (- 2) m5) m6 (* (- 1) m7) (* (- 2) m8) (* (- 4) m9) m10 (* (- 1) m11) (* (- 1) m12) (* (- 1) m1)) 0)) ; given
(assert (>= m9 0)) ; given, times C*N*pad_w
(assert (>= m7 0)) ; given, times C*W*stride_h
(assert (>= m2 0)) ; given, times C*dilation_h*W
(assert (>= m12 0)) ; given, times C*stride_w
(assert (>= m11 0)) ; given, times C*dilation_w
(assert (>= (+ m8 (* (- 1) m13)) 0)) ; given, times C*H*pad_w
(assert (>= (+ (* (- 1) m14) m3) 0)) ; given, times C*W*H
(assert (>= (+ m5 (* (- 1) m6)) 0)) ; given, times C*W*pad_h
(assert (>= m4 0)) ; given, times C*W*H
(assert (>= (+ (* (- 1) m2) (* (- 1) m15) m14 (* 2 m6) (* (- 1) m7)) 0)) ; given, times C*W
(assert (>= (+ (* (- 1) m0) m15 (* 2 m10) (* (- 1) m11) (* (- 1) m12)) 0)) ; given, times C
(assert (>= (+ m13 (* (- 1) m10)) 0)) ; given, times C*pad_w
(assert (>= (+ (* (- 1) m15) m14) 0)) ; given, times C*W
(assert (>= (+ (* (- 1) m0) m15) 0)) ; given, times C
(check-sat)
