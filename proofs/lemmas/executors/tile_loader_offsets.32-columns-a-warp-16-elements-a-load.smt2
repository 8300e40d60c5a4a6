; executors.tile_loader_offsets/32 columns a warp, 16 elements a load
; ad14e0feaec08e95b73b9aa95f2849ad1897accd59e44db2fa176b63bf699e0f
; 3 lemmas, each unsat

(reset)
; 2*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
