; executors.int64_mma_loader/16x16x128_f8, value 3
; 860d2c789797b2a9b7081b7a826d6c3cb94e8955bd16bed7d6fd06ab4a556d2a
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1) (* (- 128) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= m2 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1) (* 128 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= (+ (* 15 m0) (* (- 1) m2)) 0)) ; euclid, times k_tiles
(check-sat)
