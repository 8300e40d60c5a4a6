; executors.loader_refuses/8 elements a load, path 1
; 2ef538bf3ae4aa99dda2cad035d92adbaaa379664e4b233e869768b829f6c0bf
; 1 lemmas, each unsat

(reset)
; executors.loader_refuses/8 elements a load, path 1
(declare-const tile_cols Int)
(declare-const warps Int)
(assert (<= 1 tile_cols))
(assert (<= 1 warps))
(assert (<= 32 tile_cols))
(assert (= (mod tile_cols 32) 0))
(assert (= (- warps (* (div tile_cols 32) (ite (> (div tile_cols 32) 0) (div warps (div tile_cols 32)) (div (- warps) (- (div tile_cols 32)))))) 0))
(assert (<= 1 (ite (> tile_cols 0) (div 512 tile_cols) (div (- 512) (- tile_cols)))))
(assert (not (and (<= 32 tile_cols) (= (mod tile_cols 32) 0) (= (- warps (* (div tile_cols 32) (ite (> (div tile_cols 32) 0) (div warps (div tile_cols 32)) (div (- warps) (- (div tile_cols 32)))))) 0) (<= tile_cols 512) (<= (div tile_cols 8) (* 64 warps)) (not (= (div tile_cols 32) 0)) (not (= tile_cols 0)))))
(check-sat)
