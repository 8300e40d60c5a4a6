; executors.int64_im2col/address, 0 < pad_h, value 16
; fc8eddd3d5fb0d887166071a3cf0df5fc793a238d884d8bf8b6a70d8d36e8092
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; H*N*C*pad_w
(declare-const m1 Real) ; W*N*C*pad_h
(declare-const m2 Real) ; N*C*pad_w*pad_h
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 2) m1) (* (- 4) m2)) 0)) ; given
(assert (>= m1 0)) ; given, times W*N*C
(assert (>= m2 0)) ; given, times N*C*pad_w
(assert (>= m0 0)) ; given, times H*N*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; H*W*N*C
(declare-const m2 Real) ; H*N*C*pad_w
(declare-const m3 Real) ; W*N*C*pad_h
(declare-const m4 Real) ; N*C*pad_w*pad_h
(declare-const m5 Real) ; H*W*N
(declare-const m6 Real) ; H*N
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 2) m4)) 0)) ; tighten
(assert (>= m4 0)) ; given, times N*C*pad_w
(assert (>= m3 0)) ; given, times W*N*C
(assert (>= m2 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m5) m1) 0)) ; given, times H*W*N
(assert (>= (+ m5 (* (- 1) m6)) 0)) ; given, times H*N
(assert (>= (+ m6 (* (- 1) m0)) 0)) ; given, times N
(check-sat)
