; executors.lane_map_coordinates/32 columns a warp, 8 elements a load, lane_coordinates
; 3b10c45ab2391bc1f2d2cbd35104f6f72a916cb342f96e5f8c4c1357bf59e9cf
; 3 lemmas, each unsat

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
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)
