; executors.v_strip_refuses/load_v_fp8_strip_16, 2 depth tiles, refused: 128*(bk_tile + 1) <= block_rows and bk_tile != 0
; c339681cbed4188a6a8fb8e2039cd42f517bfd813e732f84d7b1539a57cab7d7
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
