; executors.int64_im2col/m, value 12
; 9e33cb869203db618f6739f47dd0a8ff72948c686c9804f56ed2cc282e43a05c
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; dilation_w
(declare-const m2 Real) ; dilation_w*S
(declare-const m3 Real) ; W
(declare-const m4 Real) ; pad_w
(declare-const m5 Real) ; N*W*H*C
(declare-const m6 Real) ; N*W*C*pad_h
(declare-const m7 Real) ; N*pad_w*H*C
(declare-const m8 Real) ; N*pad_w*C*pad_h
(declare-const m9 Real) ; N*W*H
(declare-const m10 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2) m3 (* 2 m4)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 2) m6) (* (- 2) m7) (* (- 4) m8) (* (- 1) m1) m2 (* (- 1) m3) (* (- 2) m4)) 0)) ; given
(assert (>= m6 0)) ; given, times N*W*C
(assert (>= m8 0)) ; given, times N*pad_w*C
(assert (>= m7 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m9) m5) 0)) ; given, times N*W*H
(assert (>= (+ m9 (* (- 1) m10)) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m0) m10) 0)) ; given, times N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N*W*H*C
(declare-const m1 Real) ; N*W*C*pad_h
(declare-const m2 Real) ; N*pad_w*H*C
(declare-const m3 Real) ; N*pad_w*C*pad_h
(declare-const m4 Real) ; dilation_w
(declare-const m5 Real) ; dilation_w*S
(declare-const m6 Real) ; W
(declare-const m7 Real) ; pad_w
(declare-const m8 Real) ; N*pad_w*H
(declare-const m9 Real) ; N*W*H
(declare-const m10 Real) ; W*H
(declare-const m11 Real) ; pad_w*H
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1) (* (- 2) m2) (* (- 4) m3) m4 (* (- 1) m5) m6 (* 2 m7)) 0)) ; given
(assert (>= m1 0)) ; given, times N*W*C
(assert (>= m3 0)) ; given, times N*pad_w*C
(assert (>= (+ (* (- 1) m4) m5) 0)) ; given, times dilation_w
(assert (>= (+ (* (- 1) m8) m2) 0)) ; given, times N*pad_w*H
(assert (>= (+ (* (- 1) m9) m0) 0)) ; given, times N*W*H
(assert (>= (+ m9 (* (- 1) m10)) 0)) ; given, times W*H
(assert (>= (+ m8 (* (- 1) m11)) 0)) ; given, times pad_w*H
(assert (>= (+ (* (- 1) m7) m11) 0)) ; given, times pad_w
(assert (>= (+ (* (- 1) m6) m10) 0)) ; given, times W
(check-sat)
