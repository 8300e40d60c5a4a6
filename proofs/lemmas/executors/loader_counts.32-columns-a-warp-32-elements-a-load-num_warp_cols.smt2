; executors.loader_counts/32 columns a warp, 32 elements a load, num_warp_cols
; 62bd9c1445405c0e4b709392a2ff9a54c9092713a4295214bbe8481c455a4af8
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
