; executors.loader_counts/32 columns a warp, 2 elements a load, warp_tile_bytes
; 33513381620529acd02f0fbabe60716e8165835126f2f6d926e312ebb645c1df
; 4 lemmas, each unsat

(reset)
; 16*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(check-sat)

(reset)
; 32*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
