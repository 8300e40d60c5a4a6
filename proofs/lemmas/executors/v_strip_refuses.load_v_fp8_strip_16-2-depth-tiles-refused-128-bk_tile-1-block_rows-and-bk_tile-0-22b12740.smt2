; executors.v_strip_refuses/load_v_fp8_strip_16, 2 depth tiles, refused: 128*(bk_tile + 1) <= block_rows and bk_tile = 0 and block_cols mod 8 != 0
; b8d23e5cdf49b98561f512081b6188c9ffc8f833f2c1910a99c3b98e87313531
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
