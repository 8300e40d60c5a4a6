; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: path 6
; 33f4c50c090a0dedb5c96372fc85406221a7976078b6047d920a1dbf6fb06498
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
(assert (>= (+ 15 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 16) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
