; executors.block_scaled_refuses/refused: path 6
; c06f31e3f4705d5005e0ef7a08322f4a08d86cf41664a0fc202dedbaf882f68d
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 5) m0) 0)) ; given
(assert (>= (+ 4 (* (- 1) m0)) 0)) ; given
(check-sat)
