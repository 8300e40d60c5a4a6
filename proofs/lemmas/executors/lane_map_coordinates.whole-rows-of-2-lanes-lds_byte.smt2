; executors.lane_map_coordinates/whole rows of 2 lanes, lds_byte
; a89460714d17c7400226b8f76368648a4fa815f8ce10b15e491831b2838a792d
; 2 lemmas, each unsat

(reset)
; 2*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
