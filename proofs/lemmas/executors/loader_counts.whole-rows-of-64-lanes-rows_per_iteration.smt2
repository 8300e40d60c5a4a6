; executors.loader_counts/whole rows of 64 lanes, rows_per_iteration
; e42c785d671bcf262209e3619ac436c6fe771363a615bfc97887b7a4228f5bfa
; 2 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 64) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
