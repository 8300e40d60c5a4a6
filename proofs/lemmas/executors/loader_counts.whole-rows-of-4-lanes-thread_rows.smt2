; executors.loader_counts/whole rows of 4 lanes, thread_rows
; fdcea4145c8ffeafbaffafcbd2d8f9dfb24ed7c0f0e89c478ea3e027ccad1ac2
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
