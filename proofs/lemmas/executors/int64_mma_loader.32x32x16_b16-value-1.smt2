; executors.int64_mma_loader/32x32x16_b16, value 1
; caf63e747434d043a853d4664a91b29b15ea1c1d34dc36e349e4eba62fc3d540
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles*row_blocks
(assert (>= (* 512 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m0)) 0)) ; given
(check-sat)
