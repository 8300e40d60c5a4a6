; executors.block_scaled_refuses/refused: 1 <= num_m and num_n < 1
; 1b334439625e51b5b024e6e244042dc6138dbc417ae20c8b7691b7b1719e1f22
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
