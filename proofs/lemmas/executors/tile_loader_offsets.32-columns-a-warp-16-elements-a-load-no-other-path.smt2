; executors.tile_loader_offsets/32 columns a warp, 16 elements a load, no other path
; de16c5e456aa39cf45070e2e6f8a45e2aa35b4b09323e43b197a8dd10899f9f1
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
