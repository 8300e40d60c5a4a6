; executors.im2col_carry/2-D
; f79f26ba0dad65b0291880ae4e6a888a48d7cfaf9f29b71a0dfb49b4fd4608f2
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
