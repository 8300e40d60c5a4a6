; executors.lane_map_coordinates/whole rows of 64 lanes, lane_coordinates
; 1f63cc225a762f2a9e45404211b708a694fc884d488b86971c7b5a8f82e2d18f
; 4 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 64) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
