; executors.loader_counts/whole rows of 4 lanes, threads_per_row
; d789272544ef9af9fd14c59f739d28a39b38e7d9f6e28dc63e4433d1220761a1
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
