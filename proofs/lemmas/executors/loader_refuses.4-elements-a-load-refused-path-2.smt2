; executors.loader_refuses/4 elements a load, refused: path 2
; 7d91081cbd022eca878dafce528245fd5c51a8e6f00a84771f1ac444b4e39e8b
; 4 lemmas, each unsat

(reset)
; (256 div (32*tile_cols/32)) - 1 >= 0
(declare-const m0 Real) ; tile_cols/32
(declare-const m1 Real) ; tile_cols/32*(256 div (32*tile_cols/32))
(declare-const m2 Real) ; (256 mod (32*tile_cols/32))
(assert (>= (+ 256 (* (- 32) m0)) 0)) ; given
(assert (= (+ (- 256) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times tile_cols/32
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (256 div (32*tile_cols/32))
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
