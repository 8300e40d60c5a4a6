; executors.lane_map_coordinates/whole rows of 8 lanes, lds_base
; 61a7da53a0d5213a837ac79efc2e4fa055b6694ea417629b72e4d5ed0d47bd69
; 2 lemmas, each unsat

(reset)
; 8*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
