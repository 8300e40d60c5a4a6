; executors.tile_loader_offsets/records, no other path
; ecbdd2c34c4ebab4a21907ebf46a9f6462ff9eeb51db093ea784260c74ffdb54
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
