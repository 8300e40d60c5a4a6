; executors.v_strip_refuses/load_v_fp8_strip_16, 1 depth tiles, refused: path 4
; 8e1405b6fc029ae006d6779ba466cc5bcc7e755e5ce31930479f1bba5aa65a20
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
