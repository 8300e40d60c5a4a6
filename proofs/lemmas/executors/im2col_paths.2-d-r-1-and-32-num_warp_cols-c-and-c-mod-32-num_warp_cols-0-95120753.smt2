; executors.im2col_paths/2-D, R != 1 and 32*num_warp_cols <= C and C mod (32*num_warp_cols) != 0
; 54ca4952abb58a9f4f9317d630f9351033970cb639e7da50e6426898b5b646b8
; 2 lemmas, each unsat

(reset)
; 32*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
