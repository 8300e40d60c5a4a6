; executors.lane_map_coordinates/whole rows of 8 lanes, lane_coordinates
; 74c89c1ea6a724df7a6279ee07a26fc8a0dda07a0e09ceb472d844b8a4a536e3
; 4 lemmas, each unsat

(reset)
; 8*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 8) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
