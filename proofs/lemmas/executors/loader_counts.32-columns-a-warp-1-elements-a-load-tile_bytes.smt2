; executors.loader_counts/32 columns a warp, 1 elements a load, tile_bytes
; 5cbfab89b249dffd3546e58f6bcb493b3115c40c2abe1c0648348b38a65d60c3
; 2 lemmas, each unsat

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
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
