; executors.preshuffle_b/shape, refused: N < 1
; 7d35818ac3f121f20a7a555659458e1d743b4eb1a809daaef59721c8c684e09c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
