; executors.tile_loader_offsets/32 columns a warp, 2 elements a load
; 146e77e1caebc8e44103058e4d67acc95f407c79bcc51530b662ad1aaef670ef
; 3 lemmas, each unsat

(reset)
; 16*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
