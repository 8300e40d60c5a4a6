; executors.int64_im2col/address, pad_h <= 0 and 0 < pad_w, value 16
; 07e371ad60c5d46f15c46baab9e3c1294e04eadfff479e54b39f08a352586f4d
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
