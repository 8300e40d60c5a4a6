; executors.v_tile_refuses/2-byte elements, path 10
; a8cba8e841d20a1bff4f35b8b77af7ed43609596fe8b4d47fc9131628088f5ec
; 12 lemmas, each unsat

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

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols*depth/block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(assert (>= (+ 63 (* (- 64) m0)) 0)) ; given
(check-sat)
