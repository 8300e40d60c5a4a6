; executors.int64_im2col/address, value 12
; 69298cb83b819581a704b81eabd82ed81a4b7a45d21b3d652ef8e42e6da6f74a
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; C
(declare-const m1 Real) ; C*dilation_h*W*kh
(declare-const m2 Real) ; C*W*H*N
(declare-const m3 Real) ; C*W*H*n
(declare-const m4 Real) ; C*W*N*pad_h
(declare-const m5 Real) ; C*W*pad_h
(declare-const m6 Real) ; C*W*h*stride_h
(declare-const m7 Real) ; C*H*N*pad_w
(declare-const m8 Real) ; C*N*pad_w*pad_h
(declare-const m9 Real) ; C*pad_w
(declare-const m10 Real) ; C*dilation_w*kw
(declare-const m11 Real) ; C*w*stride_w
(declare-const m12 Real) ; C*H*pad_w
(declare-const m13 Real) ; C*W*H
(declare-const m14 Real) ; C*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 2) m4) m5 (* (- 1) m6) (* (- 2) m7) (* (- 4) m8) m9 (* (- 1) m10) (* (- 1) m11)) 0)) ; given
(assert (>= m8 0)) ; given, times C*N*pad_w
(assert (>= m6 0)) ; given, times C*W*stride_h
(assert (>= m1 0)) ; given, times C*dilation_h*W
(assert (>= m11 0)) ; given, times C*stride_w
(assert (>= m10 0)) ; given, times C*dilation_w
(assert (>= (+ m7 (* (- 1) m12)) 0)) ; given, times C*H*pad_w
(assert (>= (+ (* (- 1) m13) m2) 0)) ; given, times C*W*H
(assert (>= (+ m4 (* (- 1) m5)) 0)) ; given, times C*W*pad_h
(assert (>= m3 0)) ; given, times C*W*H
(assert (>= (+ (* (- 1) m1) (* (- 1) m14) m13 (* 2 m5) (* (- 1) m6)) 0)) ; given, times C*W
(assert (>= (+ (* (- 1) m0) m14 (* 2 m9) (* (- 1) m10) (* (- 1) m11)) 0)) ; given, times C
(assert (>= (+ m12 (* (- 1) m9)) 0)) ; given, times C*pad_w
(assert (>= (+ (* (- 1) m14) m13) 0)) ; given, times C*W
(assert (>= (+ (* (- 1) m0) m14) 0)) ; given, times C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(declare-const m1 Real) ; C*dilation_h*W*kh
(declare-const m2 Real) ; C*W*H*N
(declare-const m3 Real) ; C*W*H*n
(declare-const m4 Real) ; C*W*N*pad_h
(declare-const m5 Real) ; C*W*pad_h
(declare-const m6 Real) ; C*W*h*stride_h
(declare-const m7 Real) ; C*H*N*pad_w
(declare-const m8 Real) ; C*N*pad_w*pad_h
(declare-const m9 Real) ; C*pad_w
(declare-const m10 Real) ; C*dilation_w*kw
(declare-const m11 Real) ; C*w*stride_w
(declare-const m12 Real) ; C*H*pad_w
(declare-const m13 Real) ; C*W*H
(declare-const m14 Real) ; C*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2) m3 (* (- 2) m4) (* (- 1) m5) m6 (* (- 2) m7) (* (- 4) m8) (* (- 1) m9) m10 m11) 0)) ; given
(assert (>= m8 0)) ; given, times C*N*pad_w
(assert (>= m4 0)) ; given, times C*W*N
(assert (>= m7 0)) ; given, times C*H*N
(assert (>= (+ m7 (* (- 1) m12)) 0)) ; given, times C*H*pad_w
(assert (>= (+ m4 (* (- 1) m5)) 0)) ; given, times C*W*pad_h
(assert (>= (+ (* (- 1) m13) m2 (* (- 1) m3)) 0)) ; given, times C*W*H
(assert (>= (+ (* (- 1) m1) (* (- 1) m14) m13 (* 2 m5) (* (- 1) m6)) 0)) ; given, times C*W
(assert (>= (+ (* (- 1) m0) m14 (* 2 m9) (* (- 1) m10) (* (- 1) m11)) 0)) ; given, times C
(assert (>= (+ m12 (* (- 1) m9)) 0)) ; given, times C*pad_w
(check-sat)
