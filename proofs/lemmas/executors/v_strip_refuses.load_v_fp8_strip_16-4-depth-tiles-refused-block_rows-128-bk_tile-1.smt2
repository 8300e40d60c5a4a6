; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: block_rows < 128*(bk_tile + 1)
; 1d20e8b0483b744d072a193c6385acca7858e72683637f7b5528638e81a4a8c8
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
