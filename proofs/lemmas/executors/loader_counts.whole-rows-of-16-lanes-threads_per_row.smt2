; executors.loader_counts/whole rows of 16 lanes, threads_per_row
; 09114ce1ad0939975da45992adbdc25f3686db5e7cc82ba296defb6c1fa3e35e
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
