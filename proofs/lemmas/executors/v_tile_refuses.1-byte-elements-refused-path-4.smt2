; executors.v_tile_refuses/1-byte elements, refused: path 4
; 2346d79a610ffce1db5bcb64e21d884051909e00fa7c851623272fe3f69f135e
; 1 lemmas, each unsat

(reset)
; block_cols >= 0
(declare-const m0 Real) ; block_cols
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
