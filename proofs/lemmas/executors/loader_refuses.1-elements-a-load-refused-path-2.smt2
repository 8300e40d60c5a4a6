; executors.loader_refuses/1 elements a load, refused: path 2
; c11b38d591ce23399c87e7c618a0351af125ec41b176bfe0ee56b3b897ace3d6
; 4 lemmas, each unsat

(reset)
; (64 div (32*tile_cols/32)) - 1 >= 0
(declare-const m0 Real) ; tile_cols/32
(declare-const m1 Real) ; tile_cols/32*(64 div (32*tile_cols/32))
(declare-const m2 Real) ; (64 mod (32*tile_cols/32))
(assert (>= (+ 64 (* (- 32) m0)) 0)) ; given
(assert (= (+ (- 64) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times tile_cols/32
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (64 div (32*tile_cols/32))
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
