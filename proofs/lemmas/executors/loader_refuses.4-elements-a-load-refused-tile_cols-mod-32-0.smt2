; executors.loader_refuses/4 elements a load, refused: tile_cols mod 32 != 0
; ddafb2feec84c6fe9fc67118ce0b9fcc6b31e275ea8cda8e7ffc139be232a6c8
; 2 lemmas, each unsat

(reset)
; (tile_cols div 32) - 1 >= 0
(declare-const m0 Real) ; (tile_cols div 32)
(declare-const m1 Real) ; tile_cols
(declare-const m2 Real) ; (tile_cols mod 32)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 32) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (tile_cols div 32)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
