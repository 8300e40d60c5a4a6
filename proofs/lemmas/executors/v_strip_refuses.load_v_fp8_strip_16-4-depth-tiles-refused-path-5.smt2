; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: path 5
; 3c75c823294c399efe64f8e0d9393e6746664003db7dc9b1bfb86cf421fcdd48
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
(declare-const m1 Real) ; (16 mod (8*block_cols/8))
(assert (>= (+ 15 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 16) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
