; executors.loader_refuses/1 elements a load, refused: tile_cols mod 32 != 0
; b82a08bf56294afdb6fbba0dab92a2cbab2a3f58235ed5d7bc0e580da1c66602
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
