; executors.lane_map_coordinates/whole rows of 1 lanes, lds_base
; b2dc606a72cdfce2c1a64c7dad150e9b4f37ab2b45944f5cac691ab52f5d7e58
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
