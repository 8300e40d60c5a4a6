; executors.int64_mma_loader/32x32x16_b16, value 6
; fac7e8b4ab26e35586791c4db63f2721f66dcd7d5a89393aad6be3be89bfd3ad
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (* 512 m1) (* 16 m0)) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1) (* 16 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; h
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m2) (* (- 16) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)
