; executors.int64_im2col/address, value 9
; f884d433fe16f2b593d9c3d00fa34da65fef64009c8886a71c9f3424378e4b2b
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; H*W*N*C
(declare-const m2 Real) ; H*N*C*pad_w
(declare-const m3 Real) ; H*n
(declare-const m4 Real) ; dilation_h*kh
(declare-const m5 Real) ; W*N*C*pad_h
(declare-const m6 Real) ; N*C*pad_w*pad_h
(declare-const m7 Real) ; pad_h
(declare-const m8 Real) ; h*stride_h
(declare-const m9 Real) ; H*W*N
(declare-const m10 Real) ; W*N*pad_h
(declare-const m11 Real) ; H*N
(declare-const m12 Real) ; n*pad_h
(declare-const m13 Real) ; N*pad_h
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2) m2) (* (- 1) m3) (* (- 1) m4) (* (- 2) m5) (* (- 4) m6) m7 (* (- 1) m8)) 0)) ; given
(assert (>= m6 0)) ; given, times N*C*pad_w
(assert (>= m5 0)) ; given, times W*N*C
(assert (>= m2 0)) ; given, times H*N*C
(assert (>= m8 0)) ; given, times stride_h
(assert (>= m4 0)) ; given, times dilation_h
(assert (>= (+ (* (- 1) m9) m1) 0)) ; given, times H*W*N
(assert (>= (+ m5 (* (- 1) m10)) 0)) ; given, times W*N*pad_h
(assert (>= m3 0)) ; given, times H
(assert (>= (+ (* (- 1) m0) m11 (* (- 1) m3)) 0)) ; given, times H
(assert (>= m12 0)) ; given, times n
(assert (>= (+ m9 (* (- 1) m11)) 0)) ; given, times H*N
(assert (>= (+ m10 (* (- 1) m13)) 0)) ; given, times N*pad_h
(assert (>= (+ m13 (* (- 1) m12) (* (- 1) m7)) 0)) ; given, times pad_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; dilation_h*kh
(declare-const m2 Real) ; pad_h
(declare-const m3 Real) ; h*stride_h
(declare-const m4 Real) ; H*W*N*C
(declare-const m5 Real) ; H*N*C*pad_w
(declare-const m6 Real) ; H*n
(declare-const m7 Real) ; W*N*C*pad_h
(declare-const m8 Real) ; N*C*pad_w*pad_h
(declare-const m9 Real) ; H*W*N
(declare-const m10 Real) ; W*N*pad_h
(declare-const m11 Real) ; H*N
(declare-const m12 Real) ; n*pad_h
(declare-const m13 Real) ; N*pad_h
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* 2 m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m4) (* (- 2) m5) m6 m1 (* (- 2) m7) (* (- 4) m8) (* (- 1) m2) m3) 0)) ; given
(assert (>= m8 0)) ; given, times N*C*pad_w
(assert (>= m7 0)) ; given, times W*N*C
(assert (>= m5 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m9) m4) 0)) ; given, times H*W*N
(assert (>= (+ m7 (* (- 1) m10)) 0)) ; given, times W*N*pad_h
(assert (>= (+ (* (- 1) m0) m11 (* (- 1) m6)) 0)) ; given, times H
(assert (>= m12 0)) ; given, times n
(assert (>= (+ m9 (* (- 1) m11)) 0)) ; given, times H*N
(assert (>= (+ m10 (* (- 1) m13)) 0)) ; given, times N*pad_h
(assert (>= (+ m13 (* (- 1) m12) (* (- 1) m2)) 0)) ; given, times pad_h
(check-sat)
