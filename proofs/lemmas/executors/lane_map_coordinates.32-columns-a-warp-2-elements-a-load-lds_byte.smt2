; executors.lane_map_coordinates/32 columns a warp, 2 elements a load, lds_byte
; 0cd402f40eb4ce6f79c98f772e8e0a76a7aa0641425673a83fcb1a86bbd8ad44
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
