; executors.v_strip_refuses/load_v_fp8_strip, 2 depth tiles, refused: 64*(bk_tile + 1) <= block_rows and block_cols mod 8 != 0
; 87d2ddc1ff3ca718815bdcda11a5859ecb78113be971afee3fd8fbd793df821e
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
