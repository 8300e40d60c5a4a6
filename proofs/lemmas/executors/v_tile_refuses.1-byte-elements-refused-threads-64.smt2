; executors.v_tile_refuses/1-byte elements, refused: threads < 64
; e3ffdb337d49595d3b259796673e6445c35c76b4c13cd08d2e5bb494835abfa8
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (>= (+ 63 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)
