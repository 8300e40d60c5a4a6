; executors.int64_im2col/k, value 3
; 11eb0d1094104b5f0bae791367df444521168b29ed6749273efec1e0bf356154
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; (((k div C)) mod S)
(declare-const m2 Real) ; C*N*H*W
(declare-const m3 Real) ; C*N*H*pad_w
(declare-const m4 Real) ; C*N*W*pad_h
(declare-const m5 Real) ; C*N*pad_w*pad_h
(declare-const m6 Real) ; N*H*W
(declare-const m7 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m4 0)) ; given, times C*N*W
(assert (>= m5 0)) ; given, times C*N*pad_w
(assert (>= m3 0)) ; given, times C*N*H
(assert (>= (+ m2 (* (- 1) m6)) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S*dilation_w
(declare-const m1 Real) ; W
(declare-const m2 Real) ; pad_w
(declare-const m3 Real) ; dilation_w
(declare-const m4 Real) ; C*N*H*W
(declare-const m5 Real) ; C*N*H*pad_w
(declare-const m6 Real) ; C*N*W*pad_h
(declare-const m7 Real) ; C*N*pad_w*pad_h
(declare-const m8 Real) ; (((k div C)) mod S)
(declare-const m9 Real) ; N*H*pad_w
(declare-const m10 Real) ; N*H*W
(declare-const m11 Real) ; H*W
(declare-const m12 Real) ; H*pad_w
(declare-const m13 Real) ; (((k div C)) mod S)*dilation_w
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 2 m2) m3) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m4) (* (- 2) m5) (* (- 2) m6) (* (- 4) m7) m8) 0)) ; given
(assert (>= m6 0)) ; given, times C*N*W
(assert (>= m7 0)) ; given, times C*N*pad_w
(assert (>= (+ m5 (* (- 1) m9)) 0)) ; given, times N*H*pad_w
(assert (>= (+ m4 (* (- 1) m10)) 0)) ; given, times N*H*W
(assert (>= (+ m10 (* (- 1) m11)) 0)) ; given, times H*W
(assert (>= (+ m9 (* (- 1) m12)) 0)) ; given, times H*pad_w
(assert (>= (+ m12 (* (- 1) m2)) 0)) ; given, times pad_w
(assert (>= (+ m11 (* (- 1) m1)) 0)) ; given, times W
(assert (>= (+ m0 (* (- 1) m13) (* (- 1) m3)) 0)) ; euclid, times dilation_w
(assert (>= (+ (* (- 1) m8) m13) 0)) ; given, times (((k div C)) mod S)
(check-sat)
