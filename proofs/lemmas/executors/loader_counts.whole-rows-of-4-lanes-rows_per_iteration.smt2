; executors.loader_counts/whole rows of 4 lanes, rows_per_iteration
; 492f053707517e136c0e71a711afd36a1b30c1f852749f3f2101364d06353ed2
; 2 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
