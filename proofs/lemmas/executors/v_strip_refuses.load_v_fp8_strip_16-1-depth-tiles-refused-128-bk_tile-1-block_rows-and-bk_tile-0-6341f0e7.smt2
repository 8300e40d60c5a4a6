; executors.v_strip_refuses/load_v_fp8_strip_16, 1 depth tiles, refused: 128*(bk_tile + 1) <= block_rows and bk_tile = 0 and block_cols mod 8 != 0
; a000166b636c27ea819619dc8de6155cb06c66cc370d99f3e7a931f29ecbdef5
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
