; im2col.rows_of_one_iteration
; a223e4711a4b2ef1b0c37cc403d90374b010670b14abf1f73c3bc0258408717b
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*num_warp_cols*load_width
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; threads_per_row*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; threads_per_row*num_warp_cols
(declare-const m1 Real) ; num_warp_cols
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times num_warp_cols
(check-sat)

(reset)
; threads_per_row*num_warp_cols*load_width - 1 >= 0
(declare-const m0 Real) ; threads_per_row*num_warp_cols*load_width
(declare-const m1 Real) ; threads_per_row*num_warp_cols
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; combine
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given, times threads_per_row*num_warp_cols
(check-sat)
