; executors.mma_load_b_reads/16x16x32_b16, Swizzle(2, 1, -3), byte, no other path
; 611a2c33d3acff507b4572d2d22dcf65e755bad6644f65fc3ef3d88c6bb5d050
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)
