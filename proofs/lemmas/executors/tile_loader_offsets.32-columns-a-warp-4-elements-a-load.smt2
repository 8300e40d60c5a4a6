; executors.tile_loader_offsets/32 columns a warp, 4 elements a load
; db5475ae20b39cb0c0a54cb03709a2ae9ec381b9def92b597cceffb85b451a1c
; 3 lemmas, each unsat

(reset)
; 8*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
