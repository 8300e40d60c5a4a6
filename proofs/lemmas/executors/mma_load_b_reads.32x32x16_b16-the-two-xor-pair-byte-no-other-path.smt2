; executors.mma_load_b_reads/32x32x16_b16, the two-xor pair, byte, no other path
; 0d92755a5fa94a437db2381048a07179a8150964d5e6850546894fbc4459024a
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)
