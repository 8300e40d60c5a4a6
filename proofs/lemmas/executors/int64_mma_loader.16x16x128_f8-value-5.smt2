; executors.int64_mma_loader/16x16x128_f8, value 5
; af3c08c35d97cec2fad732855603ba814b38dee0a22fda2e4e62d12d9b801880
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 2048) m2) (* 128 m3) (* 128 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= (+ (* 15 m0) (* (- 1) m3)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(declare-const m3 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m2) (* (- 128) m3) (* (- 128) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(assert (>= m3 0)) ; euclid, times k_tiles
(check-sat)
