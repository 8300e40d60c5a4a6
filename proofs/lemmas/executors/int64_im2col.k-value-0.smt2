; executors.int64_im2col/k, value 0
; 60063459606b62dbcaadc1289ed47087f1fe752c815ed959dd8f9a742bac54cc
; 5 lemmas, each unsat

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
(declare-const m2 Real) ; C*R*S
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m2) m0) 0)) ; given
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; given, times R*S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*R*S
(declare-const m2 Real) ; (k div C)
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)
