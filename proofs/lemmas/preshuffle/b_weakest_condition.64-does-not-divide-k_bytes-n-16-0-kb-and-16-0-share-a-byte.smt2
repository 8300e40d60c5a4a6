; preshuffle.b_weakest_condition/64 does not divide K_BYTES, N > 16: (0, kb) and (16, 0) share a byte
; 1114b3894560c0baada76ec803d070fdd7f01d354a06f58c2bce3b52073ef441
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES
(declare-const m1 Real) ; (K_BYTES div 64)
(declare-const m2 Real) ; (K_BYTES mod 64)
(assert (= (+ (* (- 1) m0) (* 64 m1) m2) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* 64 m1)) 0)) ; given
(assert (>= (+ (- 1) m2) 0)) ; given
(check-sat)
