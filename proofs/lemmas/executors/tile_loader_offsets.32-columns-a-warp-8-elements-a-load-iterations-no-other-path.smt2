; executors.tile_loader_offsets/32 columns a warp, 8 elements a load, iterations, no other path
; dcd1167164d5552c0f24e50c46943f05b98c4012ece88a45ff63db3720d95cff
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(declare-const m1 Real) ; num_warp_cols*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)
