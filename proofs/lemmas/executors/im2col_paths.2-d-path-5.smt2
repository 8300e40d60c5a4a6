; executors.im2col_paths/2-D, path 5
; 5054bd75dc4093a43e06a78875fbaceca5dcbe8c6bba9da28311b1f65fc50963
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
