; executors.shared_tiles_group_load/st_16x16, tile_cols mod 16 = 0
; 959ae91daabdbb93feff3d011bf9a7cbfc138b73cac40ac7c5680847500ac8bd
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
