; executors.tile_loader_offsets/records, refused: stride < cols
; 1a84168829bb474613756707f97ea9f21f9ba5528083a36d9e128cb2191af6e8
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; stride
(declare-const m1 Real) ; cols
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)
