; executors.v_strip_refuses/load_v_fp8_strip_16, 2 depth tiles, refused: block_rows < 128*(bk_tile + 1)
; 704785cd540ebbbeec66ba7ecd0542dc6e1a27cf81e69d2648984d345e154716
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_rows
(declare-const m1 Real) ; bk_tile
(assert (>= (+ 127 (* (- 1) m0) (* 128 m1)) 0)) ; given
(assert (>= (+ (- 128) m0 (* (- 128) m1)) 0)) ; given
(check-sat)
