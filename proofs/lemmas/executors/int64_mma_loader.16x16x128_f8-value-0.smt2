; executors.int64_mma_loader/16x16x128_f8, value 0
; 85f180547c071cbd00784fd01aa423f9cd0f79642be7f3a28e9cd4780c7a2f5c
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; row_blocks*k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1)) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks*k_tiles
(assert (>= (* 2048 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m0)) 0)) ; given
(check-sat)
