; executors.mma_load_b_reads/16x16x128_f8, plain, byte, no other path
; c5be41f2f5c73b30886acd80ec0bb96294c14d5f5d98db3b80ab73478c6f8656
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)
