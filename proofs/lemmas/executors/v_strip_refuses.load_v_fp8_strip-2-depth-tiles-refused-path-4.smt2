; executors.v_strip_refuses/load_v_fp8_strip, 2 depth tiles, refused: path 4
; a09719b2fda60feb36f6c94689e6b9d1eb73b7c3e8071008a4b67c43f6fc632b
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (32 mod (8*block_cols/8))
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
