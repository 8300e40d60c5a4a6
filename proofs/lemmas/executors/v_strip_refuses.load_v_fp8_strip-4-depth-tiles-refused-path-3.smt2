; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, refused: path 3
; 9290e7dcbe190d5d88bc2677a5cfd3f30787d3002db258d4990ede45bd7e0e73
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
(assert (>= (+ 31 (* (- 8) m0)) 0)) ; rewrite
(assert (>= (+ (- 32) (* 8 m0)) 0)) ; given
(check-sat)
