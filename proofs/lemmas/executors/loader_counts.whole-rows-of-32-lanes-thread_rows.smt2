; executors.loader_counts/whole rows of 32 lanes, thread_rows
; 2b97b5d888c00193917f9ea6ada71ad6c67851f857c036102c432a971bc61ffe
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
