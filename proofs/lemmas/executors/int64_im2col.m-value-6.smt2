; executors.int64_im2col/m, value 6
; d3fd9c78c79ab3e698d86654558e80adae4981b9eee419a42c85855ae4d794ee
; 4 lemmas, each unsat

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) >= 0
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)
(declare-const m6 Real) ; stride_h
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m2 Real) ; H*N*W*C
(declare-const m3 Real) ; H*N*C*pad_w
(declare-const m4 Real) ; pad_h*N*W*C
(declare-const m5 Real) ; pad_h*N*C*pad_w
(declare-const m6 Real) ; H*N*W
(declare-const m7 Real) ; H*N
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m4 0)) ; given, times N*W*C
(assert (>= m5 0)) ; given, times N*C*pad_w
(assert (>= m3 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times H*N*W
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times H*N
(assert (>= (+ m7 (* (- 1) m0)) 0)) ; given, times N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)
(declare-const m6 Real) ; H*N*W*C
(declare-const m7 Real) ; H*N*C*pad_w
(declare-const m8 Real) ; pad_h*N*W*C
(declare-const m9 Real) ; pad_h*N*C*pad_w
(declare-const m10 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m11 Real) ; pad_h*N*W
(declare-const m12 Real) ; H*N*W
(declare-const m13 Real) ; H*W
(declare-const m14 Real) ; pad_h*W
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m6) (* (- 2) m7) (* (- 2) m8) (* (- 4) m9) m10) 0)) ; given
(assert (>= m9 0)) ; given, times N*C*pad_w
(assert (>= m7 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m11) m8) 0)) ; given, times pad_h*N*W
(assert (>= (+ (* (- 1) m12) m6) 0)) ; given, times H*N*W
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times dilation_h
(assert (>= (+ m4 (* (- 1) m10)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (+ m12 (* (- 1) m13)) 0)) ; given, times H*W
(assert (>= (+ m11 (* (- 1) m14)) 0)) ; given, times pad_h*W
(assert (>= (+ (* (- 1) m3) m14) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m2) m13) 0)) ; given, times H
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_h
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
