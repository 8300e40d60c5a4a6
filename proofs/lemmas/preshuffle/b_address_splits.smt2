; preshuffle.b_address_splits
; 9f650ec418c2380e40c7233bcee9f9cfec0d1b977cef68e35f601f0915e5a6c2
; 2 lemmas, each unsat

(reset)
; (kb_in_tile div 16) >= 0
(declare-const m0 Real) ; (kb_in_tile div 16)
(declare-const m1 Real) ; kb_in_tile
(declare-const m2 Real) ; (kb_in_tile mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(kb_in_tile div 16) + 3 >= 0
(declare-const m0 Real) ; (kb_in_tile div 16)
(declare-const m1 Real) ; kb_in_tile
(declare-const m2 Real) ; (kb_in_tile mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)
