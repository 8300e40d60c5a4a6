; executors.lane_map_coordinates/32 columns a warp, 32 elements a load, lane_coordinates
; e35de5d6233636df41a080931fe24f2ea7af3341f7cc680d99a0622cc2af7fa8
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
