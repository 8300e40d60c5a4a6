; executors.v_tile_refuses/1-byte elements, refused: path 7
; cc4b2a6d4aef4ab27d5e06db203c6a92537ae567eb9800f219ef8d09cc8551ff
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
