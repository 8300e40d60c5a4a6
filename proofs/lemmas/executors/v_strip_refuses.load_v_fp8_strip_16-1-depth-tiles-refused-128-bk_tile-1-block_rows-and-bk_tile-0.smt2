; executors.v_strip_refuses/load_v_fp8_strip_16, 1 depth tiles, refused: 128*(bk_tile + 1) <= block_rows and bk_tile != 0
; 9d7ba8e8a0f64f8e4f3cbd4ca91d532190743b51d60b56c2e5a18943af0b052b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
