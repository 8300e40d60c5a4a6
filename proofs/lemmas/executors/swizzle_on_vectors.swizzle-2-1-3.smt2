; executors.swizzle_on_vectors/Swizzle(2, 1, -3)
; 05c8b86076df00fb8a2c802ae35fd820745367de2c81613384659cc31f67cd65
; 5 lemmas, each unsat

(reset)
; (x div vector) >= 0
(declare-const m0 Real) ; x
(declare-const m1 Real) ; vector*(x div vector)
(declare-const m2 Real) ; (x mod vector)
(declare-const m3 Real) ; vector
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times vector
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x div vector)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4((x div vector), 6)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4((x div vector), 6)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vector
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
