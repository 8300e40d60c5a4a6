; executors.tile_loader_offsets/whole rows of 1 lanes
; b0a08e9b952e88caf99ef3cdfd1a4025d1477a5c0bf3c05b993c72821132b9a3
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
