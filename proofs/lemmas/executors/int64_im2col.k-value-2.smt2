; executors.int64_im2col/k, value 2
; 7d12970c716136d979f327fedb635f815df8a7abead473f68a9714e7f4ab7e65
; 8 lemmas, each unsat

(reset)
; (((k div C)) div S) >= 0
(declare-const m0 Real) ; (k div C)
(declare-const m1 Real) ; S*(((k div C)) div S)
(declare-const m2 Real) ; (((k div C)) mod S)
(declare-const m3 Real) ; S
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times S
(check-sat)

(reset)
; (k div C) >= 0
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*(k div C)
(declare-const m2 Real) ; (k mod C)
(declare-const m3 Real) ; C
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times C
(check-sat)

(reset)
; R - (((k div C)) div S) - 1 >= 0
(declare-const m0 Real) ; (k div C)
(declare-const m1 Real) ; R*S
(declare-const m2 Real) ; S*(((k div C)) div S)
(declare-const m3 Real) ; (((k div C)) mod S)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m2) 0)) ; negated target, times S
(check-sat)

(reset)
; R*S - (k div C) - 1 >= 0
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*R*S
(declare-const m2 Real) ; C*(k div C)
(declare-const m3 Real) ; (k mod C)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; negated target, times C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; (((k div C)) div S)
(declare-const m2 Real) ; C*N*H*W
(declare-const m3 Real) ; C*N*H*pad_w
(declare-const m4 Real) ; C*N*W*pad_h
(declare-const m5 Real) ; C*N*pad_w*pad_h
(declare-const m6 Real) ; N*H*W
(declare-const m7 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
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
(declare-const m0 Real) ; R*dilation_h
(declare-const m1 Real) ; H
(declare-const m2 Real) ; pad_h
(declare-const m3 Real) ; dilation_h
(declare-const m4 Real) ; C*N*H*W
(declare-const m5 Real) ; C*N*H*pad_w
(declare-const m6 Real) ; C*N*W*pad_h
(declare-const m7 Real) ; C*N*pad_w*pad_h
(declare-const m8 Real) ; (((k div C)) div S)
(declare-const m9 Real) ; N*W*pad_h
(declare-const m10 Real) ; N*H*W
(declare-const m11 Real) ; H*W
(declare-const m12 Real) ; W*pad_h
(declare-const m13 Real) ; (((k div C)) div S)*dilation_h
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 2 m2) m3) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m4) (* (- 2) m5) (* (- 2) m6) (* (- 4) m7) m8) 0)) ; given
(assert (>= m7 0)) ; given, times C*N*pad_w
(assert (>= m5 0)) ; given, times C*N*H
(assert (>= (+ m6 (* (- 1) m9)) 0)) ; given, times N*W*pad_h
(assert (>= (+ m4 (* (- 1) m10)) 0)) ; given, times N*H*W
(assert (>= (+ m10 (* (- 1) m11)) 0)) ; given, times H*W
(assert (>= (+ m9 (* (- 1) m12)) 0)) ; given, times W*pad_h
(assert (>= (+ m12 (* (- 1) m2)) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m1) m11) 0)) ; given, times H
(assert (>= (+ m0 (* (- 1) m13) (* (- 1) m3)) 0)) ; combine, times dilation_h
(assert (>= (+ (* (- 1) m8) m13) 0)) ; given, times (((k div C)) div S)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
