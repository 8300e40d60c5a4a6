; executors.v_tile_refuses/2-byte elements, refused: 64 <= threads and threads mod 64 != 0
; 1b862b65544086c29bc5811abc546b7382560b9800c0821ba6c0c95ce732c62f
; 11 lemmas, each unsat

(reset)
; -16*threads*((depth*rows) div (8*threads)) + 2*depth*rows - 2*((depth*rows) mod (8*threads)) >= 0
(declare-const m0 Real) ; threads*((depth*rows) div (8*threads))
(declare-const m1 Real) ; depth*rows
(declare-const m2 Real) ; ((depth*rows) mod (8*threads))
(assert (>= (+ (- 1) (* 16 m0) (* (- 2) m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
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
; 16*threads - 1 >= 0
(declare-const m0 Real) ; threads
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)

(reset)
; 16*threads - 2*((depth*rows) mod (8*threads)) - 1 >= 0
(declare-const m0 Real) ; threads
(declare-const m1 Real) ; ((depth*rows) mod (8*threads))
(assert (>= (+ (* (- 16) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*threads*((depth*rows) div (8*threads)) - 2*depth*rows + 2*((depth*rows) mod (8*threads)) >= 0
(declare-const m0 Real) ; threads*((depth*rows) div (8*threads))
(declare-const m1 Real) ; depth*rows
(declare-const m2 Real) ; ((depth*rows) mod (8*threads))
(assert (>= (+ (- 1) (* (- 16) m0) (* 2 m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 2*((depth*rows) mod (8*threads)) >= 0
(declare-const m0 Real) ; ((depth*rows) mod (8*threads))
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
; 8*threads - 1 >= 0
(declare-const m0 Real) ; threads
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(check-sat)

(reset)
; threads >= 0
(declare-const m0 Real) ; threads
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)
