; executors.im2col_paths/2-D, R != 1 and 32*num_warp_cols <= C and C mod (32*num_warp_cols) = 0
; cc93dad858a71ad6362cfab802296b8f451204b25ac8d557ff9c11bad85f97fb
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
