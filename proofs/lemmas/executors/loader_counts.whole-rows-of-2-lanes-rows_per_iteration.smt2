; executors.loader_counts/whole rows of 2 lanes, rows_per_iteration
; d9c58e11b08b6042f3dd2635675e50d736b5eeefe6bd2cd527ceb5698a60c70c
; 2 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
