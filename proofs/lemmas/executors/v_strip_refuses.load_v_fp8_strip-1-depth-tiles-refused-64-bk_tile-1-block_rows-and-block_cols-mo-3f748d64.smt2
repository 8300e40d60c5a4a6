; executors.v_strip_refuses/load_v_fp8_strip, 1 depth tiles, refused: 64*(bk_tile + 1) <= block_rows and block_cols mod 8 != 0
; 996a09fcb7628f31dbaaeb4f3655d378455904dd56a564fe26109290c5935d98
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
