; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, path 7
; 0f21de180df92eefcd9f2f98b3d62d0e9561a150afce8a2d63eaabb6dc56edde
; 6 lemmas, each unsat

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

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (64 mod (8*block_cols/8))
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (96 mod (8*block_cols/8))
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(check-sat)
