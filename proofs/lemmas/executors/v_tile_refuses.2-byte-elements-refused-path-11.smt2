; executors.v_tile_refuses/2-byte elements, refused: path 11
; d2c7ccab3eade1b53735e4a655794b56e7bb50787818539bc2d5d42c9dd4f44c
; 8 lemmas, each unsat

(reset)
; -16*block_cols*depth/block_cols*rows/8 + 1024*threads/64*((block_cols*depth/block_cols*rows/8) div (64*threads/64)) + 16*((block_cols*depth/block_cols*rows/8) mod (64*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((block_cols*depth/block_cols*rows/8) div (64*threads/64))
(declare-const m1 Real) ; block_cols*depth/block_cols*rows/8
(declare-const m2 Real) ; ((block_cols*depth/block_cols*rows/8) mod (64*threads/64))
(assert (>= (+ (- 1) (* (- 1024) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* 64 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 1024*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 1024) m0) 0)) ; negated target
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(check-sat)

(reset)
; 1024*threads/64 - 16*((block_cols*depth/block_cols*rows/8) mod (64*threads/64)) - 1 >= 0
(declare-const m0 Real) ; threads/64
(declare-const m1 Real) ; ((block_cols*depth/block_cols*rows/8) mod (64*threads/64))
(assert (>= (+ (* (- 1024) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*((block_cols*depth/block_cols*rows/8) mod (64*threads/64)) >= 0
(declare-const m0 Real) ; ((block_cols*depth/block_cols*rows/8) mod (64*threads/64))
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*block_cols*depth/block_cols*rows/8 - 1024*threads/64*((block_cols*depth/block_cols*rows/8) div (64*threads/64)) - 16*((block_cols*depth/block_cols*rows/8) mod (64*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((block_cols*depth/block_cols*rows/8) div (64*threads/64))
(declare-const m1 Real) ; block_cols*depth/block_cols*rows/8
(declare-const m2 Real) ; ((block_cols*depth/block_cols*rows/8) mod (64*threads/64))
(assert (>= (+ (- 1) (* 1024 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* 64 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 64*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)
