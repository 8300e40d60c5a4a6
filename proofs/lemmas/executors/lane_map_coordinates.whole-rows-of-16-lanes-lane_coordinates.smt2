; executors.lane_map_coordinates/whole rows of 16 lanes, lane_coordinates
; da20b4366f4308c64efdb0fb2b59b85f4d7a07f97b5f3a391054ecd5521dd1db
; 4 lemmas, each unsat

(reset)
; 16*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 16) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
