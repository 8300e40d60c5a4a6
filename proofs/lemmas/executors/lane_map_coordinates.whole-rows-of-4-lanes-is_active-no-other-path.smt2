; executors.lane_map_coordinates/whole rows of 4 lanes, is_active, no other path
; e23ebc38e8f923640e93b8ce68734b11d11b3c88d2b3b4dd7c644e565ec118b1
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
