; executors.loader_counts/32 columns a warp, 2 elements a load, rows_per_iteration
; abaa0480fc92ff6201dab4a4653b96f5cf08114777f46c6f3152611fcff494ee
; 2 lemmas, each unsat

(reset)
; 16*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
