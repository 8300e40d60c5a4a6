; executors.int64_mma_loader/16x16x32_b16, value 3
; 6361db182848242a16fe49fefee51653595cdbaf6fa4908e9b4bb4f17e354968
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1) (* (- 32) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= m2 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1) (* 32 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= (+ (* 15 m0) (* (- 1) m2)) 0)) ; euclid, times k_tiles
(check-sat)
