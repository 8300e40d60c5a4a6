; executors.im2col_paths/2-D, path 14
; 5e2671442ee312aaf95278cc41a3579f62ef3e05f921881ebfdbb42903bb669c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
