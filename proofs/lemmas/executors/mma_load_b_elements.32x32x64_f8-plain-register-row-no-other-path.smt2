; executors.mma_load_b_elements/32x32x64_f8, plain, register row, no other path
; 50e35a6cf6cd07fe3960d7546227dd20586d32a3e879d44ef18dec80b1f04b83
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)
