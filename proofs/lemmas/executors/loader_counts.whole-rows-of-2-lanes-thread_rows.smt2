; executors.loader_counts/whole rows of 2 lanes, thread_rows
; 236eb8491631a7c6df25b3c8b3a08306ad09c3faea92bc34b88a6d7626d7b58d
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
