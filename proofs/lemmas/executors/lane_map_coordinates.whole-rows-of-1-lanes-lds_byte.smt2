; executors.lane_map_coordinates/whole rows of 1 lanes, lds_byte
; 169929bbccaed4dd74e51b91f9eb49c848075f788eb3b4337e8eb3091807fedf
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
