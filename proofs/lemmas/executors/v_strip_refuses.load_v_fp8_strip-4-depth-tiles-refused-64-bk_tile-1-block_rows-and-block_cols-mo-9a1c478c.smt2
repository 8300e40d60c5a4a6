; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, refused: 64*(bk_tile + 1) <= block_rows and block_cols mod 8 != 0
; 1549d789d46d536e1f280d622bec299264b7e791b94de75a355537d736b73d24
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
