; executors.loader_counts/whole rows of 8 lanes, thread_rows
; 673bc21357f0649396d338fe4ca9bd4b9e4675a8af38d4941935cb25c5cabb27
; 2 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 8) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
