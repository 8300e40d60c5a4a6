; executors.loader_counts/whole rows of 8 lanes, threads_per_row
; 91e7713271447c493a7a0ee3c0834ded8491d0c713fcd6c27c499e05feb5bc52
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
