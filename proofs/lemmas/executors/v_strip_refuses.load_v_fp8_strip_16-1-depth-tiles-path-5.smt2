; executors.v_strip_refuses/load_v_fp8_strip_16, 1 depth tiles, path 5
; d625199a8378c1d07297fa3810bc673d9fe2d16c60ee94b867c1d8d57f19008d
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; rewrite
(assert (>= (+ 15 (* (- 8) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_rows
(assert (>= (+ (- 128) m0) 0)) ; rewrite
(assert (>= (+ 127 (* (- 1) m0)) 0)) ; given
(check-sat)
