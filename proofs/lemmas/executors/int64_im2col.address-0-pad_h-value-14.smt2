; executors.int64_im2col/address, 0 < pad_h, value 14
; 131d91f2c0f63f661d711c4af3cac1fe33977527c98179ec51b41066d38010e2
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; N*H
(declare-const m2 Real) ; N*H*W*C
(declare-const m3 Real) ; N*H*C*pad_w
(declare-const m4 Real) ; N*W*C*pad_h
(declare-const m5 Real) ; N*C*pad_w*pad_h
(declare-const m6 Real) ; N*H*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times N
(assert (>= m5 0)) ; given, times N*C*pad_w
(assert (>= m4 0)) ; given, times N*W*C
(assert (>= m3 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m1) m6) 0)) ; given, times N*H
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N*H
(declare-const m1 Real) ; N*H*W*C
(declare-const m2 Real) ; N*H*C*pad_w
(declare-const m3 Real) ; N*W*C*pad_h
(declare-const m4 Real) ; N*C*pad_w*pad_h
(declare-const m5 Real) ; N*H*W
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* (- 2) m3) (* (- 4) m4)) 0)) ; given
(assert (>= m4 0)) ; given, times N*C*pad_w
(assert (>= m3 0)) ; given, times N*W*C
(assert (>= m2 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m5) m1) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m0) m5) 0)) ; given, times N*H
(check-sat)
