; executors.tile_loader_offsets/32 columns a warp, 32 elements a load
; d24597d5e6e7763ea05c8a6b5430765103944570e163fbb466dcb6dc86b3a5ed
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
