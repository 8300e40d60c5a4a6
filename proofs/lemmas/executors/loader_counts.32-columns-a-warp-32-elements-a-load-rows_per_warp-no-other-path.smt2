; executors.loader_counts/32 columns a warp, 32 elements a load, rows_per_warp, no other path
; 4b62ed48ec5ea6bd4d7aaf518c6973e54c55c67c113421a8556803a36fc189bd
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(declare-const m1 Real) ; num_warp_cols*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)
