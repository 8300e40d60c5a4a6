; executors.int64_mma_loader/16x16x32_b16, value 1
; 57f6c83f0298c767dc4ae1583bd5ec42ddf3e2502f3c9ef0459022aaf2e1a0f1
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
