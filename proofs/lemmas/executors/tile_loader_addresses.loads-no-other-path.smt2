; executors.tile_loader_addresses/loads, no other path
; 0779551826b9577cee173e8cf52bb56018c9957d4b730f4cdf86fc7cb0726346
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; stride
(assert (>= (+ (- 32) m0) 0)) ; given
(assert (>= (+ 31 (* (- 1) m0)) 0)) ; given
(check-sat)
