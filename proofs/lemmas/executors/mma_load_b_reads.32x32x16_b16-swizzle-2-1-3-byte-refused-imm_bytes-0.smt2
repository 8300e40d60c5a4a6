; executors.mma_load_b_reads/32x32x16_b16, Swizzle(2, 1, -3), byte, refused: imm_bytes < 0
; 692b010b1a86af588d0a7992eca2247a26a7cfa41090b884e6e98ce240b1383c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; given
(check-sat)
