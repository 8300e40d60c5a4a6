; executors.int64_mma_loader/16x16x128_f8, value 7
; ed5f829b68601b6f452d544c4cb0f05c8ff383c87e7851214b853c1774bff7bb
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 2048) m3) (* 128 m4) (* 128 m2) (* 64 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m3) 0)) ; given, times k_tiles
(assert (>= (+ (* 15 m1) (* (- 1) m4)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m3) (* (- 128) m4) (* (- 128) m1) (* (- 64) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times k_tiles
(assert (>= m4 0)) ; euclid, times k_tiles
(check-sat)
