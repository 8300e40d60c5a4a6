; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, refused: path 4
; 375a718d250b54589d8a73be97f6c4fb44e2ad93b8fca1fe25eaf552ed381c7b
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
