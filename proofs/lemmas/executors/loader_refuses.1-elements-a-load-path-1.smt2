; executors.loader_refuses/1 elements a load, path 1
; 4619b2c4860aacd22ff4108f7e8512262e98f62a082a078228410086cbb08f93
; 1 lemmas, each unsat

(reset)
; executors.loader_refuses/1 elements a load, path 1
(declare-const tile_cols Int)
(declare-const warps Int)
(assert (<= 1 tile_cols))
(assert (<= 1 warps))
(assert (<= 32 tile_cols))
(assert (= (mod tile_cols 32) 0))
(assert (= (- warps (* (div tile_cols 32) (ite (> (div tile_cols 32) 0) (div warps (div tile_cols 32)) (div (- warps) (- (div tile_cols 32)))))) 0))
(assert (<= 1 (ite (> tile_cols 0) (div 64 tile_cols) (div (- 64) (- tile_cols)))))
(assert (not (and (<= 32 tile_cols) (= (mod tile_cols 32) 0) (= (- warps (* (div tile_cols 32) (ite (> (div tile_cols 32) 0) (div warps (div tile_cols 32)) (div (- warps) (- (div tile_cols 32)))))) 0) (<= tile_cols 64) (<= tile_cols (* 64 warps)) (not (= (div tile_cols 32) 0)) (not (= tile_cols 0)))))
(check-sat)
