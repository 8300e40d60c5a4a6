; executors.int64_mma_loader/16x16x32_b16, value 4
; 99510b5cd2dc51073e242490c27b026ac70e7dbf90999ceb361eb0141f29fb96
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 512) m2) (* 32 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m2) (* (- 32) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)
