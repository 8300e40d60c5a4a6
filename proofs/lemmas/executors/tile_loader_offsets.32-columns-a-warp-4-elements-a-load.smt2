; executors.tile_loader_offsets/32 columns a warp, 4 elements a load
; 114c60663102cf7e065bad56a4ba802dfe5741d7b8c9f0ac1207d1aeda6488a3
; 3 lemmas, each unsat

(reset)
; 8*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
