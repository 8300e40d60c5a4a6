; executors.int64_mma_loader/16x16x32_b16, value 6
; 040ee349656d9f0a05335e4ed70a25e183178affb51d88218860d26699e41582
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (* 512 m1) (* 32 m0)) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1) (* 32 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; h
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m2) (* (- 32) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)
