; executors.int64_im2col/address, value 8
; b670f53f314da8c2f1f567885714950684cfe5cb1e60ffd3afa86f28c5393701
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; H*W*N*C
(declare-const m2 Real) ; H*N*C*pad_w
(declare-const m3 Real) ; H*n
(declare-const m4 Real) ; W*N*C*pad_h
(declare-const m5 Real) ; N*C*pad_w*pad_h
(declare-const m6 Real) ; H*W*N
(declare-const m7 Real) ; H*N
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2) m2) (* (- 1) m3) (* (- 2) m4) (* (- 4) m5)) 0)) ; given
(assert (>= m5 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m2 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m1) 0)) ; given, times H*W*N
(assert (>= m3 0)) ; given, times H
(assert (>= (+ (* (- 1) m0) m7 (* (- 1) m3)) 0)) ; given, times H
(assert (>= (+ m6 (* (- 1) m7)) 0)) ; given, times H*N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; H*W*N*C
(declare-const m2 Real) ; H*N*C*pad_w
(declare-const m3 Real) ; H*n
(declare-const m4 Real) ; W*N*C*pad_h
(declare-const m5 Real) ; N*C*pad_w*pad_h
(declare-const m6 Real) ; H*W*N
(declare-const m7 Real) ; H*N
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2) m2) m3 (* (- 2) m4) (* (- 4) m5)) 0)) ; given
(assert (>= m5 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m2 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m1) 0)) ; given, times H*W*N
(assert (>= (+ (* (- 1) m0) m7 (* (- 1) m3)) 0)) ; given, times H
(assert (>= (+ m6 (* (- 1) m7)) 0)) ; given, times H*N
(check-sat)
