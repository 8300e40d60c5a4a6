; executors.v_tile_refuses/1-byte elements, refused: path 5
; 38313b4798aeda961b01183afd747a475a95221df0e53d1372fb06ab7ca980f7
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; depth
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
