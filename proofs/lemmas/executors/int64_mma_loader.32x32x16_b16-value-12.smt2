; executors.int64_mma_loader/32x32x16_b16, value 12
; c2c69abee1339e5bbb4f1e78c04a9877266b47d874c7c65d05d39e81e6490742
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) (* 512 m0) (* (- 512) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m0) (* (- 512) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)
