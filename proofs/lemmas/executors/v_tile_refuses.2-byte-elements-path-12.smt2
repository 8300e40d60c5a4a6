; executors.v_tile_refuses/2-byte elements, path 12
; a45bae79ecf8f39f782d7f2b85268598a2b39f43712593248655f9987fb94e30
; 12 lemmas, each unsat

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
(declare-const m0 Real) ; rows/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (>= (* (- 8) m0) 0)) ; given
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
