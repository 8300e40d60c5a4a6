; executors.loader_counts/32 columns a warp, 32 elements a load, rows_per_iteration
; 761227a7d0368b3be5a68877776e73f6c3a6fe3901964ad51945596d5470b61b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
