; executors.loader_counts/whole rows of 1 lanes, thread_rows
; 6b61de1f9e4ffd110afad701d557635b9adc4b497333456461f5acb1afd58523
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
