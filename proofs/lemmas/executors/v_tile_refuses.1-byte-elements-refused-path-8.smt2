; executors.v_tile_refuses/1-byte elements, refused: path 8
; 651a15505c26577c160f291e0680365cfde6081712ea36b4da66b4c36c74882c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
