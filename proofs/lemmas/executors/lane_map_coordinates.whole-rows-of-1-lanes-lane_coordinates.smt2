; executors.lane_map_coordinates/whole rows of 1 lanes, lane_coordinates
; 29b8de09e380e0c4259c0152178c97835657e32a5fef08a3da140d0761e26fad
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
