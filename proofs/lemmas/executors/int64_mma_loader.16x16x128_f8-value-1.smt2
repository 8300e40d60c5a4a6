; executors.int64_mma_loader/16x16x128_f8, value 1
; 8329d216d67512f2574eecf4ed3ee8f51176c40d6f866fdc7630d8d0bd65cb8c
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles*row_blocks
(assert (>= (* 2048 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m0)) 0)) ; given
(check-sat)
