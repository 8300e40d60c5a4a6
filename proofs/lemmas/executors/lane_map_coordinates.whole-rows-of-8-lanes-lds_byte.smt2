; executors.lane_map_coordinates/whole rows of 8 lanes, lds_byte
; fd63673c186c474a51326a33eae5696a844a46e239f28368bbb53f2bf61b2f38
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
