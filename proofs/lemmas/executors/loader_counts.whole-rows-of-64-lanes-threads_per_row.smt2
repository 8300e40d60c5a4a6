; executors.loader_counts/whole rows of 64 lanes, threads_per_row
; 67f47c31b6209f20e9df236996c6aafe71cfe22133b06abef49dd3a6d33a0963
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
