; executors.mma_loader_refuses/16x16x128_f8, refused: rows < 1
; 7d6be7d53b2682a50d79ca3942f783635cf84df8d480ceeeba9202d5dca5f95c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
