; executors.swizzle_on_vectors/Swizzle(3, 0, 3)
; 4e8d2a5c8284aaa7cdeddd77c724bdc623550ccdbca980d840dcf160f722a950
; 6 lemmas, each unsat

(reset)
; ((band4((x div vector), 56)) div 8) >= 0
(declare-const m0 Real) ; ((band4((x div vector), 56)) div 8)
(declare-const m1 Real) ; band4((x div vector), 56)
(declare-const m2 Real) ; ((band4((x div vector), 56)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

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
(declare-const m0 Real) ; ((band4((x div vector), 56)) div 8)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x div vector)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4((x div vector), 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vector
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
