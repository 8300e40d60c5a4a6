; executors.int64_im2col/m, value 5
; e2cc1c70d91fc429afe8efebb25eaca54d34ddbb9e0970b2809d000de0e1cde7
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; dilation_h
(declare-const m2 Real) ; dilation_h*R
(declare-const m3 Real) ; H
(declare-const m4 Real) ; pad_h
(declare-const m5 Real) ; N*H*W*C
(declare-const m6 Real) ; N*H*C*pad_w
(declare-const m7 Real) ; N*pad_h*W*C
(declare-const m8 Real) ; N*pad_h*C*pad_w
(declare-const m9 Real) ; N*H*W
(declare-const m10 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2) m3 (* 2 m4)) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 2) m6) (* (- 2) m7) (* (- 4) m8) (* (- 1) m1) m2 (* (- 1) m3) (* (- 2) m4)) 0)) ; given
(assert (>= m7 0)) ; given, times N*W*C
(assert (>= m8 0)) ; given, times N*C*pad_w
(assert (>= m6 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m9) m5) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m10) m9) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m0) m10) 0)) ; given, times N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N*H*W*C
(declare-const m1 Real) ; N*H*C*pad_w
(declare-const m2 Real) ; N*pad_h*W*C
(declare-const m3 Real) ; N*pad_h*C*pad_w
(declare-const m4 Real) ; dilation_h
(declare-const m5 Real) ; dilation_h*R
(declare-const m6 Real) ; H
(declare-const m7 Real) ; pad_h
(declare-const m8 Real) ; N*pad_h*W
(declare-const m9 Real) ; N*H*W
(declare-const m10 Real) ; H*W
(declare-const m11 Real) ; pad_h*W
(assert (>= (+ (- 2) (* (- 1) m0) (* (- 2) m1) (* (- 2) m2) (* (- 4) m3) m4 (* (- 1) m5) m6 (* 2 m7)) 0)) ; given
(assert (>= (+ (* (- 1) m4) m5) 0)) ; given, times dilation_h
(assert (>= m3 0)) ; given, times N*C*pad_w
(assert (>= m1 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m8) m2) 0)) ; given, times N*pad_h*W
(assert (>= (+ (* (- 1) m9) m0) 0)) ; given, times N*H*W
(assert (>= (+ m9 (* (- 1) m10)) 0)) ; given, times H*W
(assert (>= (+ m8 (* (- 1) m11)) 0)) ; given, times pad_h*W
(assert (>= (+ (* (- 1) m7) m11) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m6) m10) 0)) ; given, times H
(check-sat)
