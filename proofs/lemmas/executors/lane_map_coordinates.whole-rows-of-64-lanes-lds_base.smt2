; executors.lane_map_coordinates/whole rows of 64 lanes, lds_base
; f4d97050d2aba9259f9c8019f5b3e804e6681e6d2ea3e3f0a3f1d6772dc65fdf
; 2 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
