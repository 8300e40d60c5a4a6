; executors.loader_counts/whole rows of 1 lanes, rows_per_iteration
; 5a8aef57ae66dfcbee9aa6b69dd8e24783cee51bfa8ed1d0aae73ac7289fc4f0
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
