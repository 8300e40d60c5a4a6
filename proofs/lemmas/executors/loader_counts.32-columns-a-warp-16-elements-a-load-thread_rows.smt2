; executors.loader_counts/32 columns a warp, 16 elements a load, thread_rows
; fde5d3f017304d68122c7a58c8206c77ea5c577c6af324ae074dfc62cdc8431b
; 2 lemmas, each unsat

(reset)
; 2*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
