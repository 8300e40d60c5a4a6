; executors.loader_counts/whole rows of 32 lanes, num_warp_cols
; 6aad9a53663a5055cab3f823e8c179906b33baaebdd2f615de8142a052a6a562
; 2 lemmas, each unsat

(reset)
; 32*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
