; executors.loader_counts/whole rows of 2 lanes, threads_per_row
; 7fadf34fde9c808193a88010f17ca9f20b75497f7d1f22ffa02410be6b923885
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
