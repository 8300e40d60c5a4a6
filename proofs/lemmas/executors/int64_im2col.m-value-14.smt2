; executors.int64_im2col/m, value 14
; dbf2d4ab2e5aa944ce7454f7e545436effc120c9760c1a6f2fe888090f4f6738
; 4 lemmas, each unsat

(reset)
; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)
(declare-const m6 Real) ; stride_w
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m2 Real) ; W*N*H*C
(declare-const m3 Real) ; W*N*C*pad_h
(declare-const m4 Real) ; pad_w*N*H*C
(declare-const m5 Real) ; pad_w*N*C*pad_h
(declare-const m6 Real) ; W*N*H
(declare-const m7 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m3 0)) ; given, times W*N*C
(assert (>= m5 0)) ; given, times pad_w*N*C
(assert (>= m4 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times W*N*H
(assert (>= (+ m6 (* (- 1) m7)) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)
(declare-const m6 Real) ; W*N*H*C
(declare-const m7 Real) ; W*N*C*pad_h
(declare-const m8 Real) ; pad_w*N*H*C
(declare-const m9 Real) ; pad_w*N*C*pad_h
(declare-const m10 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m11 Real) ; pad_w*N*H
(declare-const m12 Real) ; W*N*H
(declare-const m13 Real) ; W*H
(declare-const m14 Real) ; pad_w*H
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m6) (* (- 2) m7) (* (- 2) m8) (* (- 4) m9) m10) 0)) ; given
(assert (>= m7 0)) ; given, times W*N*C
(assert (>= m9 0)) ; given, times pad_w*N*C
(assert (>= (+ (* (- 1) m11) m8) 0)) ; given, times pad_w*N*H
(assert (>= (+ (* (- 1) m12) m6) 0)) ; given, times W*N*H
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times dilation_w
(assert (>= (+ m4 (* (- 1) m10)) 0)) ; given, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ m12 (* (- 1) m13)) 0)) ; given, times W*H
(assert (>= (+ m11 (* (- 1) m14)) 0)) ; given, times pad_w*H
(assert (>= (+ (* (- 1) m3) m14) 0)) ; given, times pad_w
(assert (>= (+ (* (- 1) m2) m13) 0)) ; given, times W
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_w
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
