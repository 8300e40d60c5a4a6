; executors.int64_mma_loader/32x32x16_b16, value 0
; 8691d5f8b49c5a9ab3570ed562b87e851a875cc59ce76a22c923f96b0ba4d06d
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; row_blocks*k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1)) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks*k_tiles
(assert (>= (* 512 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m0)) 0)) ; given
(check-sat)
