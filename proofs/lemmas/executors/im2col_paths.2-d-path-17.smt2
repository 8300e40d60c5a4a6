; executors.im2col_paths/2-D, path 17
; ab2a293a11c5e822ce7440f26ba60b4cbe591ec3810976819b9a5d87de48c674
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
