; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, refused: path 6
; 9dc6528e820edce39eff41e54bb7ae41e0ef35cd3798f9365acb9b4cfb16e208
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
(declare-const m1 Real) ; (96 mod (8*block_cols/8))
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
