; executors.lane_map_swizzled/Swizzle(3, 4, 3), whole rows of 4 lanes, no other path
; 7a5986bcc90cad929ab34d851475176914a3fd11e319b0281a1cbd3c743d4855
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
