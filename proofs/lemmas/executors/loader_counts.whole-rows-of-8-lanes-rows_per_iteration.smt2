; executors.loader_counts/whole rows of 8 lanes, rows_per_iteration
; 8ad5d9c1203c5767e140d4a5da47c28ccbe4e6298d0bfd2190367f5ccf3fc827
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
