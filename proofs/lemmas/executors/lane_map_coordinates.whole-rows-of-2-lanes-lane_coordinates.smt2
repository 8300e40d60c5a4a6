; executors.lane_map_coordinates/whole rows of 2 lanes, lane_coordinates
; 649c4db4f8fbb7bad4377ad3ca6bab79a7256c035cc7344a70c05f092b99c9a5
; 4 lemmas, each unsat

(reset)
; 2*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
