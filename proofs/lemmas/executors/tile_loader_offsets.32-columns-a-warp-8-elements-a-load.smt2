; executors.tile_loader_offsets/32 columns a warp, 8 elements a load
; 01d37dfba71f2db933de49fc25cfc0586d5546306b9eeb7889a6bff5e2066036
; 3 lemmas, each unsat

(reset)
; 4*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)
