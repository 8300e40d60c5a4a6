; executors.block_scaled_fragments/written, num_k != 1
; 0bc71ca5b3abc01e7335210c00d5082abd67de132173d25012b1329cd8d34dbc
; 4 lemmas, each unsat

(reset)
; ((band1(vector, 56)) div 8) >= 0
(declare-const m0 Real) ; ((band1(vector, 56)) div 8)
(declare-const m1 Real) ; band1(vector, 56)
(declare-const m2 Real) ; ((band1(vector, 56)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band1(vector, 56)) div 8)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band1(vector, 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vector
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
