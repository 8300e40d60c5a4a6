; executors.int64_mma_loader/32x32x16_b16, value 7
; bdd1ead6fd75ad1f20b87fb4137c42336ae9b4376be2c0d2ad8ca11ae8e57a11
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 32)
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 512) m3) (* 16 m4) (* 16 m2) (* 16 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m3) 0)) ; given, times k_tiles
(assert (>= (+ (* 31 m1) (* (- 1) m4)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m3) (* (- 16) m4) (* (- 16) m1) (* (- 16) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times k_tiles
(assert (>= m4 0)) ; euclid, times k_tiles
(check-sat)
