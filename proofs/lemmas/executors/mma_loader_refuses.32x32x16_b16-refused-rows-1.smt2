; executors.mma_loader_refuses/32x32x16_b16, refused: rows < 1
; 6d02256b86ea5cf7699e9ba068bab3397a98867adef7358173745ee9b0fae48d
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
