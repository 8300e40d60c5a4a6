; executors.loader_counts/32 columns a warp, 4 elements a load, tile_bytes
; d1a21f259bfde1953d4ec8dc85af752876de78e97d04e4363630551c8c8301c1
; 2 lemmas, each unsat

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
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
