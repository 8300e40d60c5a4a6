; executors.loader_counts/32 columns a warp, 2 elements a load, num_warp_cols, no other path
; 23d052b848340be1f5953fab97b1549995c1ddd363f8ae251d65f90a839adb82
; 5 lemmas, each unsat

(reset)
; 16*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(declare-const m1 Real) ; num_warp_cols*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)
