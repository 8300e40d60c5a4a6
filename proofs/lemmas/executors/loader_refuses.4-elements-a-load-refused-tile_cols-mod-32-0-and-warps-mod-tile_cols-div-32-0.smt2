; executors.loader_refuses/4 elements a load, refused: tile_cols mod 32 = 0 and warps mod (tile_cols div 32) != 0
; 846203722ff1b5ba4f087fb409b222346adbe94d1ab6d7526f71439ea10fbaed
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
