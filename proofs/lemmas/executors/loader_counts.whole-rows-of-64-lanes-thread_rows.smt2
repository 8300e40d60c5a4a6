; executors.loader_counts/whole rows of 64 lanes, thread_rows
; cd028b98086708d88656ed7734df500f68e9292e27692c0675514a922988362b
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
