; executors.lane_map_coordinates/whole rows of 4 lanes, lane_coordinates
; b8d9c156a9f32b71cc3525bcba4db726e957ffe5d455f07e504800b780ab342f
; 4 lemmas, each unsat

(reset)
; 4*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)
