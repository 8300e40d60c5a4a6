; executors.block_scaled_fragments/read, num_k = 1
; 93ceef64cd969e9e60e698cda97007b0f250905b6430cc19e5dbd4139f8caf66
; 6 lemmas, each unsat

(reset)
; ((band4((lane div 16) + 4*(lane mod 16), 56)) div 8) >= 0
(declare-const m0 Real) ; ((band4((lane div 16) + 4*(lane mod 16), 56)) div 8)
(declare-const m1 Real) ; band4((lane div 16) + 4*(lane mod 16), 56)
(declare-const m2 Real) ; ((band4((lane div 16) + 4*(lane mod 16), 56)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane div 16) + 4*(lane mod 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band4((lane div 16) + 4*(lane mod 16), 56)) div 8)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)
(assert (>= (+ m0 (* 4 m1)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4((lane div 16) + 4*(lane mod 16), 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
