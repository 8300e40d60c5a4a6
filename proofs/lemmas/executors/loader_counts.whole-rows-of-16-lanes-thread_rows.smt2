; executors.loader_counts/whole rows of 16 lanes, thread_rows
; 662acd30e0967b335a3e69a4f3cf6a19f93ceec08540b02bf24208166ff7f02d
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
