; executors.block_scaled_refuses/refused: 1 <= num_m and 1 <= num_n and num_k < 1
; b654c8bf794434557e3f8a6af90f923a5ffce85449c213901a7af7730a68f560
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
