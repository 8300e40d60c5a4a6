; executors.int64_mma_loader/32x32x64_f8, value 3
; 3cbe198b1e4a62710dfd879945a0ef0704b642fbe5b3f1746c5ceca2c7e32ad1
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1) (* (- 64) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= m2 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1) (* 64 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= (+ (* 31 m0) (* (- 1) m2)) 0)) ; euclid, times k_tiles
(check-sat)
