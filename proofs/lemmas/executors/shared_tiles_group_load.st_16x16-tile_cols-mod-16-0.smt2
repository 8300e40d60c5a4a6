; executors.shared_tiles_group_load/st_16x16, tile_cols mod 16 = 0
; a9571899e375ef14ec797b6fb00626d640649f86d353c13cdc4b3f95f989c62d
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
