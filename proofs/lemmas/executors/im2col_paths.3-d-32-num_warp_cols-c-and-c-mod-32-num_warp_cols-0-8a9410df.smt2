; executors.im2col_paths/3-D, 32*num_warp_cols <= C and C mod (32*num_warp_cols) != 0
; 78e610a994e2c0072ae0a4a1ebc70214a39b0cc579c0e30141c418f7703f6208
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
