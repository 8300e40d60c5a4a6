; executors.v_tile_refuses/2-byte elements, refused: path 8
; adb58e02aa334e2e913a5cd3f9d5d276efefc1944a28b6618c40d361c3e76b8a
; 7 lemmas, each unsat

(reset)
; -2*block_cols*depth/block_cols*rows + 1024*threads/64*((block_cols*depth/block_cols*rows) div (512*threads/64)) + 2*((block_cols*depth/block_cols*rows) mod (512*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((block_cols*depth/block_cols*rows) div (512*threads/64))
(declare-const m1 Real) ; block_cols*depth/block_cols*rows
(declare-const m2 Real) ; ((block_cols*depth/block_cols*rows) mod (512*threads/64))
(assert (>= (+ (- 1) (* (- 1024) m0) (* 2 m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* 512 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 1024*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 1024) m0) 0)) ; negated target
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(check-sat)

(reset)
; 1024*threads/64 - 2*((block_cols*depth/block_cols*rows) mod (512*threads/64)) - 1 >= 0
(declare-const m0 Real) ; threads/64
(declare-const m1 Real) ; ((block_cols*depth/block_cols*rows) mod (512*threads/64))
(assert (>= (+ (* (- 1024) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 512 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 2*((block_cols*depth/block_cols*rows) mod (512*threads/64)) >= 0
(declare-const m0 Real) ; ((block_cols*depth/block_cols*rows) mod (512*threads/64))
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*block_cols*depth/block_cols*rows - 1024*threads/64*((block_cols*depth/block_cols*rows) div (512*threads/64)) - 2*((block_cols*depth/block_cols*rows) mod (512*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((block_cols*depth/block_cols*rows) div (512*threads/64))
(declare-const m1 Real) ; block_cols*depth/block_cols*rows
(declare-const m2 Real) ; ((block_cols*depth/block_cols*rows) mod (512*threads/64))
(assert (>= (+ (- 1) (* 1024 m0) (* (- 2) m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* 512 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 512*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 512) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
