; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: path 7
; faffe7ea14b1308e693eac93b4ffa9d4446054a28a57e9d6bf84fa27e59236a8
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
(declare-const m1 Real) ; (48 mod (8*block_cols/8))
(assert (>= (+ 15 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 16) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
