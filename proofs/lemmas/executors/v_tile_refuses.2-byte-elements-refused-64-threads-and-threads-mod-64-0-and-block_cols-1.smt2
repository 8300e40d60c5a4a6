; executors.v_tile_refuses/2-byte elements, refused: 64 <= threads and threads mod 64 = 0 and block_cols < 1
; 5dd5e83950ac43a776ecae66f596009a9efc20dd74c764bebd5ebefb55d86a01
; 11 lemmas, each unsat

(reset)
; -1024*threads/64*((depth*rows) div (512*threads/64)) + 2*depth*rows - 2*((depth*rows) mod (512*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((depth*rows) div (512*threads/64))
(declare-const m1 Real) ; depth*rows
(declare-const m2 Real) ; ((depth*rows) mod (512*threads/64))
(assert (>= (+ (- 1) (* 1024 m0) (* (- 2) m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* 512 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -2*(block_cols mod 8) + 15 >= 0
(declare-const m0 Real) ; (block_cols mod 8)
(assert (>= (+ (- 16) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*block_cols + 2*(block_cols mod 8) + 16*(block_cols div 8) >= 0
(declare-const m0 Real) ; block_cols
(declare-const m1 Real) ; (block_cols mod 8)
(declare-const m2 Real) ; (block_cols div 8)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 1024*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 1024) m0) 0)) ; negated target
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(check-sat)

(reset)
; 1024*threads/64 - 2*((depth*rows) mod (512*threads/64)) - 1 >= 0
(declare-const m0 Real) ; threads/64
(declare-const m1 Real) ; ((depth*rows) mod (512*threads/64))
(assert (>= (+ (* (- 1024) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 512 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 1024*threads/64*((depth*rows) div (512*threads/64)) - 2*depth*rows + 2*((depth*rows) mod (512*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((depth*rows) div (512*threads/64))
(declare-const m1 Real) ; depth*rows
(declare-const m2 Real) ; ((depth*rows) mod (512*threads/64))
(assert (>= (+ (- 1) (* (- 1024) m0) (* 2 m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* 512 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 2*((depth*rows) mod (512*threads/64)) >= 0
(declare-const m0 Real) ; ((depth*rows) mod (512*threads/64))
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*(block_cols mod 8) >= 0
(declare-const m0 Real) ; (block_cols mod 8)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*block_cols - 2*(block_cols mod 8) - 16*(block_cols div 8) >= 0
(declare-const m0 Real) ; block_cols
(declare-const m1 Real) ; (block_cols mod 8)
(declare-const m2 Real) ; (block_cols div 8)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
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
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
