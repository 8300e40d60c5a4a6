; executors.block_scaled_fragments/written, num_k = 1
; e4bf8f888584a89a8654a7fef3002c9d23e8a5ff0d42f58684f62bf167eb004c
; 4 lemmas, each unsat

(reset)
; ((band2(vector, 56)) div 8) >= 0
(declare-const m0 Real) ; ((band2(vector, 56)) div 8)
(declare-const m1 Real) ; band2(vector, 56)
(declare-const m2 Real) ; ((band2(vector, 56)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band2(vector, 56)) div 8)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band2(vector, 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vector
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
