; executors.int64_im2col/address, value 10
; a26f4ae65f515cbf6a607d22b37338aab6ff0d94a06c5e10cc9d94fc20c28b72
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
(declare-const m9 Real) ; W*H*N
(declare-const m10 Real) ; W*N*pad_h
(declare-const m11 Real) ; W*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 2) m4) m5 (* (- 1) m6) (* (- 2) m7) (* (- 4) m8)) 0)) ; given
(assert (>= m8 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m7 0)) ; given, times H*N*C
(assert (>= m6 0)) ; given, times W*stride_h
(assert (>= m1 0)) ; given, times W*dilation_h
(assert (>= (+ (* (- 1) m9) m2) 0)) ; given, times W*H*N
(assert (>= (+ m4 (* (- 1) m10)) 0)) ; given, times W*N*pad_h
(assert (>= m3 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m11) m9 (* (- 1) m3)) 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m0) m11) 0)) ; given, times W
(assert (>= (+ m10 (* (- 1) m5)) 0)) ; given, times W*pad_h
(check-sat)

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
(declare-const m9 Real) ; W*H*N
(declare-const m10 Real) ; W*N*pad_h
(declare-const m11 Real) ; W*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2) m3 (* (- 2) m4) (* (- 1) m5) m6 (* (- 2) m7) (* (- 4) m8)) 0)) ; given
(assert (>= m8 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m7 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m9) m2) 0)) ; given, times W*H*N
(assert (>= (+ m4 (* (- 1) m10)) 0)) ; given, times W*N*pad_h
(assert (>= (+ (* (- 1) m11) m9 (* (- 1) m3)) 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m11 (* 2 m5) (* (- 1) m6)) 0)) ; given, times W
(assert (>= (+ m10 (* (- 1) m5)) 0)) ; given, times W*pad_h
(check-sat)
