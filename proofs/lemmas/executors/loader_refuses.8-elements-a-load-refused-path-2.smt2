; executors.loader_refuses/8 elements a load, refused: path 2
; d784bf7a9e23dd3d0e9f97a286466d51eb01c887a64d9d758b02f8eee8e1e155
; 4 lemmas, each unsat

(reset)
; (512 div (32*tile_cols/32)) - 1 >= 0
(declare-const m0 Real) ; tile_cols/32
(declare-const m1 Real) ; tile_cols/32*(512 div (32*tile_cols/32))
(declare-const m2 Real) ; (512 mod (32*tile_cols/32))
(assert (>= (+ 512 (* (- 32) m0)) 0)) ; given
(assert (= (+ (- 512) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times tile_cols/32
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (512 div (32*tile_cols/32))
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
