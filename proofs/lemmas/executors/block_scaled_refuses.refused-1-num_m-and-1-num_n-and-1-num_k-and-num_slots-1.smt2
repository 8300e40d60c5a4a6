; executors.block_scaled_refuses/refused: 1 <= num_m and 1 <= num_n and 1 <= num_k and num_slots < 1
; c2f6f5804a17b04a99dcbb1dab378c39f1df1bd832acbe5a5864f9abee2b94d5
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_slots
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
