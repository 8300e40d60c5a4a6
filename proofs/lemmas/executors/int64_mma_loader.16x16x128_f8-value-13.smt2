; executors.int64_mma_loader/16x16x128_f8, value 13
; 6395820cbe9eaf17148ec76d5c84248d1c401cd548ba51e5868edebd0c26eeab
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*i
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1) (* (- 2048) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= m2 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*i
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1) (* 2048 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times k_tiles
(check-sat)
