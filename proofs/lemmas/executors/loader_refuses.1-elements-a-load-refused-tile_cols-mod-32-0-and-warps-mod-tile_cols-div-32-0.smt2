; executors.loader_refuses/1 elements a load, refused: tile_cols mod 32 = 0 and warps mod (tile_cols div 32) != 0
; ea128d2f409df373216b273895a8a33518766d74359675b518120e6ba9d6f093
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
