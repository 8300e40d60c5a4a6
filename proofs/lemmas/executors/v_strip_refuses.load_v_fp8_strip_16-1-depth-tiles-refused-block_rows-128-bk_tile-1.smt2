; executors.v_strip_refuses/load_v_fp8_strip_16, 1 depth tiles, refused: block_rows < 128*(bk_tile + 1)
; 33b433633a479e12005d9e8b721236a7d0af44b259d1b113effea71f7b9254d8
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
