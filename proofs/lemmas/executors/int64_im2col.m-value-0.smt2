; executors.int64_im2col/m, value 0
; 092e366fc0953bd7af9e5c775502557751c3a327e45aee9826102124666dd5e7
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; pad_h
(declare-const m2 Real) ; pad_h*N*W*C
(declare-const m3 Real) ; pad_h*N*C*pad_w
(declare-const m4 Real) ; N*H*W*C
(declare-const m5 Real) ; N*H*C*pad_w
(declare-const m6 Real) ; pad_h*N*W
(declare-const m7 Real) ; N*H*W
(declare-const m8 Real) ; N*H
(declare-const m9 Real) ; pad_h*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* 2 m1) (* (- 2) m2) (* (- 4) m3) (* (- 1) m4) (* (- 2) m5)) 0)) ; given
(assert (>= m3 0)) ; given, times N*C*pad_w
(assert (>= m5 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times pad_h*N*W
(assert (>= (+ (* (- 1) m7) m4) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m8) m7) 0)) ; given, times N*H
(assert (>= (+ m6 (* (- 1) m9)) 0)) ; given, times pad_h*W
(assert (>= (+ (* (- 1) m0) m8) 0)) ; given, times N
(assert (>= (+ (* (- 1) m1) m9) 0)) ; given, times pad_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; pad_h
(declare-const m1 Real) ; N
(declare-const m2 Real) ; pad_h*N*W*C
(declare-const m3 Real) ; pad_h*N*C*pad_w
(declare-const m4 Real) ; N*H*W*C
(declare-const m5 Real) ; N*H*C*pad_w
(declare-const m6 Real) ; N*H*W
(declare-const m7 Real) ; N*H
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 2) m2) (* (- 4) m3) (* (- 1) m4) (* (- 2) m5)) 0)) ; given
(assert (>= m2 0)) ; given, times N*W*C
(assert (>= m3 0)) ; given, times N*C*pad_w
(assert (>= m5 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m6) m4) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m1) m7) 0)) ; given, times N
(check-sat)
