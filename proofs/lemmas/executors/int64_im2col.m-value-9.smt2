; executors.int64_im2col/m, value 9
; ed62f003add6b79b40be563391d949f1b6701108706d3dbdd6e5c27ac4b4c9d5
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; W*N*H*C
(declare-const m2 Real) ; W*N*C*pad_h
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; pad_w*N*H*C
(declare-const m5 Real) ; pad_w*N*C*pad_h
(declare-const m6 Real) ; pad_w*N*H
(declare-const m7 Real) ; W*N*H
(declare-const m8 Real) ; pad_w*H
(declare-const m9 Real) ; W*H
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* 2 m3) (* (- 2) m4) (* (- 4) m5)) 0)) ; given
(assert (>= m2 0)) ; given, times W*N*C
(assert (>= m5 0)) ; given, times pad_w*N*C
(assert (>= (+ (* (- 1) m6) m4) 0)) ; given, times pad_w*N*H
(assert (>= (+ (* (- 1) m7) m1) 0)) ; given, times W*N*H
(assert (>= (+ m6 (* (- 1) m8)) 0)) ; given, times pad_w*H
(assert (>= (+ m7 (* (- 1) m9)) 0)) ; given, times W*H
(assert (>= (+ (* (- 1) m3) m8) 0)) ; given, times pad_w
(assert (>= (+ (* (- 1) m0) m9) 0)) ; given, times W
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; pad_w
(declare-const m2 Real) ; N
(declare-const m3 Real) ; W*N*H*C
(declare-const m4 Real) ; W*N*C*pad_h
(declare-const m5 Real) ; pad_w*N*H*C
(declare-const m6 Real) ; pad_w*N*C*pad_h
(declare-const m7 Real) ; W*N*H
(declare-const m8 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m3) (* (- 2) m4) (* (- 2) m1) (* (- 2) m5) (* (- 4) m6)) 0)) ; given
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m6 0)) ; given, times pad_w*N*C
(assert (>= m5 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m7) m3) 0)) ; given, times W*N*H
(assert (>= (+ m7 (* (- 1) m8)) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m2) m8) 0)) ; given, times N
(check-sat)
