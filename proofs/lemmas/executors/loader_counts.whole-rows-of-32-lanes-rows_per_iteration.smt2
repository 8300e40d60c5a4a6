; executors.loader_counts/whole rows of 32 lanes, rows_per_iteration
; f0035188b86e3a34c251a6bb25dbfb44d824cbf259236df7950084d93fa8ff4e
; 2 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 32) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
