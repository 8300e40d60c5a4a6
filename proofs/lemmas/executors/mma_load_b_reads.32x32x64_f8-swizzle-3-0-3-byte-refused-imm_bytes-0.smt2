; executors.mma_load_b_reads/32x32x64_f8, Swizzle(3, 0, 3), byte, refused: imm_bytes < 0
; a04270161f96ba812e7643710fcac4b784af615d65d26821b340eb1b69cfba1f
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
