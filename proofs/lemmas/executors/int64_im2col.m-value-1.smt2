; executors.int64_im2col/m, value 1
; 65cc5b111c6f8363ae583aff5199f2229de6d4a21e2050c51be8f4151350d1af
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; H*N*W*C
(declare-const m2 Real) ; H*N*C*pad_w
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; pad_h*N*W*C
(declare-const m5 Real) ; pad_h*N*C*pad_w
(declare-const m6 Real) ; pad_h*N*W
(declare-const m7 Real) ; H*N*W
(declare-const m8 Real) ; pad_h*W
(declare-const m9 Real) ; H*W
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* 2 m3) (* (- 2) m4) (* (- 4) m5)) 0)) ; given
(assert (>= m5 0)) ; given, times N*C*pad_w
(assert (>= m2 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m4) 0)) ; given, times pad_h*N*W
(assert (>= (+ (* (- 1) m7) m1) 0)) ; given, times H*N*W
(assert (>= (+ m6 (* (- 1) m8)) 0)) ; given, times pad_h*W
(assert (>= (+ m7 (* (- 1) m9)) 0)) ; given, times H*W
(assert (>= (+ (* (- 1) m3) m8) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m0) m9) 0)) ; given, times H
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; pad_h
(declare-const m2 Real) ; N
(declare-const m3 Real) ; H*N*W*C
(declare-const m4 Real) ; H*N*C*pad_w
(declare-const m5 Real) ; pad_h*N*W*C
(declare-const m6 Real) ; pad_h*N*C*pad_w
(declare-const m7 Real) ; H*N*W
(declare-const m8 Real) ; H*N
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m3) (* (- 2) m4) (* (- 2) m1) (* (- 2) m5) (* (- 4) m6)) 0)) ; given
(assert (>= m5 0)) ; given, times N*W*C
(assert (>= m6 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m7) m3) 0)) ; given, times H*N*W
(assert (>= (+ (* (- 1) m8) m7) 0)) ; given, times H*N
(assert (>= (+ m8 (* (- 1) m2)) 0)) ; given, times N
(check-sat)
