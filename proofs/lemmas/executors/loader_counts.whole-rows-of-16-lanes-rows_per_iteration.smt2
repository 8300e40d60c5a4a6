; executors.loader_counts/whole rows of 16 lanes, rows_per_iteration
; 7b128fa57efa0ab8211f6b14c11139de353054170a06b1d63cc20f4811a27f97
; 2 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 16) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
