; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, refused: block_rows < 64*(bk_tile + 1)
; 873c132d3ba2acccfef43c65bfec750351a7507e1bcdd33183b1944135d4a2d0
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
