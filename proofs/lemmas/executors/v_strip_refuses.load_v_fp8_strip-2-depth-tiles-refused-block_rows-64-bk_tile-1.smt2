; executors.v_strip_refuses/load_v_fp8_strip, 2 depth tiles, refused: block_rows < 64*(bk_tile + 1)
; 9185c1db4ab7334d09e480887867e21f2eee8a113b755b70965ad39daafc162c
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_rows
(declare-const m1 Real) ; bk_tile
(assert (>= (+ 63 (* (- 1) m0) (* 64 m1)) 0)) ; given
(assert (>= (+ (- 64) m0 (* (- 64) m1)) 0)) ; given
(check-sat)
