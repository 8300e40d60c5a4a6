; executors.tile_loader_offsets/32 columns a warp, 32 elements a load
; 8002f98269eb023946f310f99882b1317602a4ed04266fe36a1f54bace4ae409
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
