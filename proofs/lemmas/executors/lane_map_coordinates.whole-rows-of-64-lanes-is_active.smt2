; executors.lane_map_coordinates/whole rows of 64 lanes, is_active
; b03d54dfddcb5948fc742d25907873c6deafa19d3e0d04b8df9c007a7f62145b
; 4 lemmas, each unsat

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

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(declare-const m1 Real) ; warp
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; num_warp_rows*iteration
(declare-const m2 Real) ; warp
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)
