; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, refused: path 4
; 4e38f2b111b6eb174d89cce21a278e159a4e67607ce04f7f3398edbd8e000496
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (32 mod (8*block_cols/8))
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
