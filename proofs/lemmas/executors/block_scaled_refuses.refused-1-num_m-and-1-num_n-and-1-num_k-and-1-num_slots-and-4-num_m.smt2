; executors.block_scaled_refuses/refused: 1 <= num_m and 1 <= num_n and 1 <= num_k and 1 <= num_slots and 4 < num_m
; 72889ef2f127886bab424af23692c5dc5c4534094a38d70e8e401e774d437666
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ (- 5) m0) 0)) ; given
(assert (>= (+ 4 (* (- 1) m0)) 0)) ; given
(check-sat)
