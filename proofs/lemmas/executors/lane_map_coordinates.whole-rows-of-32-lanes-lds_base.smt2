; executors.lane_map_coordinates/whole rows of 32 lanes, lds_base
; e3cccadb96fb3a556c67a03ccdfee829e32eb2a7499e59e0f3809eef3326c3b1
; 2 lemmas, each unsat

(reset)
; 32*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
