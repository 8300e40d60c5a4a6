; executors.v_strip_refuses/load_v_fp8_strip, 2 depth tiles, path 5
; db9daf36eaa8249cc21fcee754b48d329b0f1aa8b0b2110a059bbe7c8eb56422
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; bk_tile
(declare-const m1 Real) ; block_rows
(assert (>= (+ (- 64) (* (- 64) m0) m1) 0)) ; given
(assert (>= (+ 63 (* 64 m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 32) (* 8 m0)) 0)) ; rewrite
(assert (>= (+ 31 (* (- 8) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (32 mod (8*block_cols/8))
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(check-sat)
