; executors.loader_refuses/4 elements a load, path 1
; 7eca8b7f06ab88daa15cd858db0d269fd49fc4a769f450f9f603a3991085d0a8
; 1 lemmas, each unsat

(reset)
; executors.loader_refuses/4 elements a load, path 1
(declare-const tile_cols Int)
(declare-const warps Int)
(assert (<= 1 tile_cols))
(assert (<= 1 warps))
(assert (<= 32 tile_cols))
(assert (= (mod tile_cols 32) 0))
(assert (= (- warps (* (div tile_cols 32) (ite (> (div tile_cols 32) 0) (div warps (div tile_cols 32)) (div (- warps) (- (div tile_cols 32)))))) 0))
(assert (<= 1 (ite (> tile_cols 0) (div 256 tile_cols) (div (- 256) (- tile_cols)))))
(assert (not (and (<= 32 tile_cols) (= (mod tile_cols 32) 0) (= (- warps (* (div tile_cols 32) (ite (> (div tile_cols 32) 0) (div warps (div tile_cols 32)) (div (- warps) (- (div tile_cols 32)))))) 0) (<= tile_cols 256) (<= (div tile_cols 4) (* 64 warps)) (not (= (div tile_cols 32) 0)) (not (= tile_cols 0)))))
(check-sat)
