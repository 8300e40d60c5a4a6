; executors.v_strip_refuses/load_v_fp8_strip_16, 2 depth tiles, refused: path 4
; 987f1eccfaebba17f1b09e9edb1fcc9e9fdd467257281157f6f5cb9712474954
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
(assert (>= (+ 15 (* (- 8) m0)) 0)) ; rewrite
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; given
(check-sat)
