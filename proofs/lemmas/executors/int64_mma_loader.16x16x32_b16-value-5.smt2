; executors.int64_mma_loader/16x16x32_b16, value 5
; 7ac2e49b617f7835025f9ab3fb71a6c81114a05c9d3d72703738830f81e215c2
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 512) m2) (* 32 m3) (* 32 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= (+ (* 15 m0) (* (- 1) m3)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m2) (* (- 32) m3) (* (- 32) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= m3 0)) ; euclid, times k_tiles
(check-sat)
