; executors.int64_im2col/address, value 11
; 8d3fe1265eb8b614aaaf59a5a3cba8211fab86cd0e6bc72950f56825d881c07d
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; W*dilation_h*kh
(declare-const m2 Real) ; W*H*N*C
(declare-const m3 Real) ; W*H*n
(declare-const m4 Real) ; W*N*C*pad_h
(declare-const m5 Real) ; W*pad_h
(declare-const m6 Real) ; W*h*stride_h
(declare-const m7 Real) ; H*N*C*pad_w
(declare-const m8 Real) ; N*C*pad_w*pad_h
(declare-const m9 Real) ; pad_w
(declare-const m10 Real) ; dilation_w*kw
(declare-const m11 Real) ; w*stride_w
(declare-const m12 Real) ; W*N*C
(declare-const m13 Real) ; N*pad_w*pad_h
(declare-const m14 Real) ; H*N*pad_w
(declare-const m15 Real) ; W*N*pad_h
(declare-const m16 Real) ; dilation_h*kh*pad_w
(declare-const m17 Real) ; pad_w*h*stride_h
(declare-const m18 Real) ; pad_w*pad_h
(declare-const m19 Real) ; H*pad_w
(declare-const m20 Real) ; W*N
(declare-const m21 Real) ; W*n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 2) m4) m5 (* (- 1) m6) (* (- 2) m7) (* (- 4) m8) m9 (* (- 1) m10) (* (- 1) m11)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m12)) 0)) ; given, times W*N*C
(assert (>= m8 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m7 0)) ; given, times H*N*C
(assert (>= m6 0)) ; given, times W*stride_h
(assert (>= m1 0)) ; given, times W*dilation_h
(assert (>= m11 0)) ; given, times stride_w
(assert (>= m10 0)) ; given, times dilation_w
(assert (>= (+ m8 (* (- 1) m13)) 0)) ; given, times N*pad_w*pad_h
(assert (>= (+ m7 (* (- 1) m14)) 0)) ; given, times H*N*pad_w
(assert (>= (+ m4 (* (- 1) m15)) 0)) ; given, times W*N*pad_h
(assert (>= m3 0)) ; given, times W*H
(assert (>= m16 0)) ; given, times dilation_h*kh
(assert (>= m17 0)) ; given, times h*stride_h
(assert (>= (+ m13 (* (- 1) m18)) 0)) ; given, times pad_w*pad_h
(assert (>= (+ m14 (* (- 1) m19)) 0)) ; given, times H*pad_w
(assert (>= (+ m15 (* (- 1) m5)) 0)) ; given, times W*pad_h
(assert (>= (+ (* (- 1) m20) m12) 0)) ; given, times W*N
(assert (>= m21 0)) ; given, times W
(assert (>= (+ (* (- 1) m0) m20 (* (- 1) m21)) 0)) ; given, times W
(assert (>= (+ (* (- 1) m16) m19 (* (- 1) m9) (* 2 m18) (* (- 1) m17)) 0)) ; given, times pad_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; pad_w
(declare-const m2 Real) ; dilation_w*kw
(declare-const m3 Real) ; w*stride_w
(declare-const m4 Real) ; W*dilation_h*kh
(declare-const m5 Real) ; W*H*N*C
(declare-const m6 Real) ; W*H*n
(declare-const m7 Real) ; W*N*C*pad_h
(declare-const m8 Real) ; W*pad_h
(declare-const m9 Real) ; W*h*stride_h
(declare-const m10 Real) ; H*N*C*pad_w
(declare-const m11 Real) ; N*C*pad_w*pad_h
(declare-const m12 Real) ; H*N*pad_w
(declare-const m13 Real) ; N*pad_w*pad_h
(declare-const m14 Real) ; W*H*N
(declare-const m15 Real) ; W*N*pad_h
(declare-const m16 Real) ; W*H
(declare-const m17 Real) ; dilation_h*kh*pad_w
(declare-const m18 Real) ; pad_w*h*stride_h
(declare-const m19 Real) ; pad_w*pad_h
(declare-const m20 Real) ; H*pad_w
(assert (>= (+ (- 1) m0 (* 2 m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) m4 (* (- 1) m5) m6 (* (- 2) m7) (* (- 1) m8) m9 (* (- 2) m10) (* (- 4) m11) (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= m11 0)) ; given, times N*C*pad_w
(assert (>= m7 0)) ; given, times W*N*C
(assert (>= m10 0)) ; given, times H*N*C
(assert (>= (+ m10 (* (- 1) m12)) 0)) ; given, times H*N*pad_w
(assert (>= (+ m11 (* (- 1) m13)) 0)) ; given, times N*pad_w*pad_h
(assert (>= (+ (* (- 1) m14) m5) 0)) ; given, times W*H*N
(assert (>= (+ m7 (* (- 1) m15)) 0)) ; given, times W*N*pad_h
(assert (>= (+ (* (- 1) m16) m14 (* (- 1) m6)) 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m0) (* (- 1) m4) m16 (* 2 m8) (* (- 1) m9)) 0)) ; given, times W
(assert (>= m17 0)) ; given, times dilation_h*kh
(assert (>= m18 0)) ; given, times h*stride_h
(assert (>= (+ m13 (* (- 1) m19)) 0)) ; given, times pad_w*pad_h
(assert (>= (+ m12 (* (- 1) m20)) 0)) ; given, times H*pad_w
(assert (>= (+ m15 (* (- 1) m8)) 0)) ; given, times W*pad_h
(assert (>= (+ (* (- 1) m17) m20 (* (- 1) m1) (* 2 m19) (* (- 1) m18)) 0)) ; given, times pad_w
(check-sat)
