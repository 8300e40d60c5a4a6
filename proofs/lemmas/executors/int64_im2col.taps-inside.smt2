; executors.int64_im2col/taps inside
; 4819c4060449b68f08cea59722fd8267b6b1d1c4114f8be514cbf115e3fb68be
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; R*S
(declare-const m1 Real) ; H*W
(declare-const m2 Real) ; H*pad_w
(declare-const m3 Real) ; pad_h*W
(declare-const m4 Real) ; pad_h*pad_w
(declare-const m5 Real) ; H*S
(declare-const m6 Real) ; pad_h*S
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* (- 2) m3) (* (- 4) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m5 (* 2 m6)) 0)) ; given, times S
(assert (>= (+ (* (- 1) m5) m1 (* 2 m2)) 0)) ; given, times H
(assert (>= (+ (* (- 1) m6) m3 (* 2 m4)) 0)) ; given, times pad_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*C
(declare-const m1 Real) ; H*W*C*N
(declare-const m2 Real) ; H*pad_w*C*N
(declare-const m3 Real) ; pad_h*W*C*N
(declare-const m4 Real) ; pad_h*pad_w*C*N
(declare-const m5 Real) ; H*pad_w*C
(declare-const m6 Real) ; pad_h*W*C
(declare-const m7 Real) ; pad_h*pad_w*C
(declare-const m8 Real) ; H*W*C
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* (- 2) m3) (* (- 4) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m5) m2) 0)) ; given, times H*pad_w*C
(assert (>= (+ (* (- 1) m6) m3) 0)) ; given, times pad_h*W*C
(assert (>= (+ (* (- 1) m7) m4) 0)) ; given, times pad_h*pad_w*C
(assert (>= (+ (* (- 1) m8) m1) 0)) ; given, times H*W*C
(assert (>= (+ (* (- 1) m0) m8 (* 2 m5) (* 2 m6) (* 4 m7)) 0)) ; given, times C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; dilation_h*H
(declare-const m5 Real) ; dilation_h*pad_h
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m4) (* (- 2) m5)) 0)) ; given, times dilation_h
(assert (>= (+ m4 (* (- 1) m2)) 0)) ; given, times H
(assert (>= (+ m5 (* (- 1) m3)) 0)) ; given, times pad_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; dilation_w*W
(declare-const m5 Real) ; dilation_w*pad_w
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m4) (* (- 2) m5)) 0)) ; given, times dilation_w
(assert (>= (+ m4 (* (- 1) m2)) 0)) ; given, times W
(assert (>= (+ m5 (* (- 1) m3)) 0)) ; given, times pad_w
(check-sat)
