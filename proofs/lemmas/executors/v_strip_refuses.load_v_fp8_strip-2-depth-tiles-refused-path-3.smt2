; executors.v_strip_refuses/load_v_fp8_strip, 2 depth tiles, refused: path 3
; b9089bffa8ff3a96172d0505e76d7e87316961e880ff18623ded61b6a52bdc79
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
