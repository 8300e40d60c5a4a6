; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: 128*(bk_tile + 1) <= block_rows and bk_tile != 0
; 942d35c7e08999c961e97a1297c2303b0a4ac0da54af92e2481838191aa9f615
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
