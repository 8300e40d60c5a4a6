; executors.im2col_paths/2-D, path 2
; 557d17e2bd135341cfa9723515d6bd27bce2159c33db6ed0dbbb52c08181428d
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
