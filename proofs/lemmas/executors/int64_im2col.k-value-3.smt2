; executors.int64_im2col/k, value 3
; ec5f12588830c7c887a6d997539ded26408a6b1ca83f07a323d876ba9c8919ad
; 7 lemmas, each unsat

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
(declare-const m0 Real) ; (k div C)
(declare-const m1 Real) ; R*S
(declare-const m2 Real) ; S*(((k div C)) div S)
(declare-const m3 Real) ; (((k div C)) mod S)
(declare-const m4 Real) ; C*R*S
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m3) 0)) ; given
(assert (>= (+ m4 (* (- 1) m1)) 0)) ; given, times R*S
(assert (>= m2 0)) ; combine, times S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*R*S
(declare-const m2 Real) ; (((k div C)) mod S)
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)
