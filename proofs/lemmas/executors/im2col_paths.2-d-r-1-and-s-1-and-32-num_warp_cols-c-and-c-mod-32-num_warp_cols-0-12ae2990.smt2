; executors.im2col_paths/2-D, R = 1 and S != 1 and 32*num_warp_cols <= C and C mod (32*num_warp_cols) != 0
; add2ae33df65c217029da5aa62a0ccd666f167f2a1f1ec2c63fa6e291d448713
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
