; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: 128*(bk_tile + 1) <= block_rows and bk_tile = 0 and block_cols mod 8 != 0
; 9d9fd8d9347fd789c70c99d4af1808c3ca6a941d4d214a844bfa7f6c042e2df1
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
