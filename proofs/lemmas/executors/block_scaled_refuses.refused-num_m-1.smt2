; executors.block_scaled_refuses/refused: num_m < 1
; 492638feb4a01fa4fe26ed87a60aaa8c0d6287f389043a0c84936cc157c23525
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
