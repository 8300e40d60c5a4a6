; executors.loader_refuses/8 elements a load, refused: tile_cols mod 32 = 0 and warps mod (tile_cols div 32) != 0
; 138b738c4ddb7f6e5d512c4f158cb5d76048a07ae3ad86f4d7025691b7dd7ebf
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
