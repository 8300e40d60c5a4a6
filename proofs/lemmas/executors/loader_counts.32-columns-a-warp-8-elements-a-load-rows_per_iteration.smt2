; executors.loader_counts/32 columns a warp, 8 elements a load, rows_per_iteration
; 71f38767675f3640e6b5a5689d3d8feb60879932f9e11e1a9247596c90b7877d
; 2 lemmas, each unsat

(reset)
; 4*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)
