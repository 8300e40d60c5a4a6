; executors.v_tile_refuses/1-byte elements, refused: path 6
; 98f6dcb492910f49e4aaac81e98bc53adebe3b1a168369631e1ebce8f3cf92fa
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
