; executors.int64_mma_loader/32x32x16_b16, value 5
; bba7e15ebb84d9ea4ae5092342f0aa894d5f0d285c629b1e44bea40bf22e0922
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 512) m2) (* 16 m3) (* 16 m1)) 0)) ; given
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
(assert (>= (+ (- 1) (* (- 512) m2) (* (- 16) m3) (* (- 16) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= m3 0)) ; euclid, times k_tiles
(check-sat)
