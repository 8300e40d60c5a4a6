; executors.mma_loader_refuses/16x16x32_b16, refused: rows < 1
; 3c9d07aa92a2ce1b03d109f31b85930e64b320fe98f9dcb382aa7f074592b037
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
