; executors.im2col_paths/2-D, path 8
; 0066ea96ff26df52f401b6550a59677555e32a673b38832a5deef0aac2597335
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
