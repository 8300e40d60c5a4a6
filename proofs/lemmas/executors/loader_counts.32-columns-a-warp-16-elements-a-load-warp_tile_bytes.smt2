; executors.loader_counts/32 columns a warp, 16 elements a load, warp_tile_bytes
; 885dd85a62b8cbc4c01f092263224a0c8c505296550f0787f435b7ab6819f0d1
; 4 lemmas, each unsat

(reset)
; 2*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 2) m0) 0)) ; negated target
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
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
