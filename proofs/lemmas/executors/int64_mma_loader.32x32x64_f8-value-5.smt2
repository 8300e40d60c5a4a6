; executors.int64_mma_loader/32x32x64_f8, value 5
; bc7e7359794439e91da427049c228ecf1af30569f5d6e3b852a40a769c276c54
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 2048) m2) (* 64 m3) (* 64 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= (+ (* 31 m0) (* (- 1) m3)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m2) (* (- 64) m3) (* (- 64) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= m3 0)) ; euclid, times k_tiles
(check-sat)
