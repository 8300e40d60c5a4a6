; executors.tile_loader_offsets/records, cols <= stride
; a648ed24b47bc4f96366d43e0f8f0416d602fbe008ec5afde8a2bfa9c0cfd8c6
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(declare-const m1 Real) ; stride
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(check-sat)
