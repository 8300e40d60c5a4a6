; executors.lane_map_coordinates/whole rows of 32 lanes, lane_coordinates
; 809fce0bd6a53f26050297259d563ce6f27a982f422060e9c0d362c867dc989a
; 4 lemmas, each unsat

(reset)
; 32*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 32) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
