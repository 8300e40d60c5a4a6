; executors.loader_counts/whole rows of 1 lanes, threads_per_row
; c7600954024e8c170dff216ee07a8a4d0e66769602429c0f129159306a7b6f4b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
