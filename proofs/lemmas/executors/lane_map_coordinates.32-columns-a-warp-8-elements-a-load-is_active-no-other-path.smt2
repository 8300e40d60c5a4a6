; executors.lane_map_coordinates/32 columns a warp, 8 elements a load, is_active, no other path
; d83456588166941665f0c69d4972ba14abeb7d8cb60cf7cf490088db20425c53
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(declare-const m1 Real) ; num_warp_cols*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)
