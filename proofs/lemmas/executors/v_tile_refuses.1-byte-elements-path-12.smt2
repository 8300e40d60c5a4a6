; executors.v_tile_refuses/1-byte elements, path 12
; 9c6176bb8a270cee2b446d9e012412dd19cf885a36d257d5c791aad2935b7909
; 12 lemmas, each unsat

(reset)
; -8*depth/block_cols*block_cols*rows/8 + 1024*threads/64*((depth/block_cols*block_cols*rows/8) div (128*threads/64)) + 8*((depth/block_cols*block_cols*rows/8) mod (128*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((depth/block_cols*block_cols*rows/8) div (128*threads/64))
(declare-const m1 Real) ; depth/block_cols*block_cols*rows/8
(declare-const m2 Real) ; ((depth/block_cols*block_cols*rows/8) mod (128*threads/64))
(assert (>= (+ (- 1) (* (- 1024) m0) (* 8 m1) (* (- 8) m2)) 0)) ; negated target
(assert (= (+ (* 128 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 1024*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 1024) m0) 0)) ; negated target
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(check-sat)

(reset)
; 1024*threads/64 - 8*((depth/block_cols*block_cols*rows/8) mod (128*threads/64)) - 1 >= 0
(declare-const m0 Real) ; threads/64
(declare-const m1 Real) ; ((depth/block_cols*block_cols*rows/8) mod (128*threads/64))
(assert (>= (+ (* (- 1024) m0) (* 8 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 128*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(check-sat)

(reset)
; 8*((depth/block_cols*block_cols*rows/8) mod (128*threads/64)) >= 0
(declare-const m0 Real) ; ((depth/block_cols*block_cols*rows/8) mod (128*threads/64))
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*depth/block_cols*block_cols*rows/8 - 1024*threads/64*((depth/block_cols*block_cols*rows/8) div (128*threads/64)) - 8*((depth/block_cols*block_cols*rows/8) mod (128*threads/64)) >= 0
(declare-const m0 Real) ; threads/64*((depth/block_cols*block_cols*rows/8) div (128*threads/64))
(declare-const m1 Real) ; depth/block_cols*block_cols*rows/8
(declare-const m2 Real) ; ((depth/block_cols*block_cols*rows/8) mod (128*threads/64))
(assert (>= (+ (- 1) (* 1024 m0) (* (- 8) m1) (* 8 m2)) 0)) ; negated target
(assert (= (+ (* 128 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth/block_cols*block_cols
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
