; im2col.uneven_rows_overshoot/tile_rows = thread_rows * row_blocks + rest
; fbda35074f1e601497421562c98f6d28a6f64e2878b2f5e8e3fda2bff58c78db
; 20 lemmas, each unsat

(reset)
; ((rest - 1) div rows_per_warp) >= 0
(declare-const m0 Real) ; rest
(declare-const m1 Real) ; rows_per_warp*((rest - 1) div rows_per_warp)
(declare-const m2 Real) ; ((rest - 1) mod rows_per_warp)
(declare-const m3 Real) ; rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (+ 1 m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times rows_per_warp
(check-sat)

(reset)
; -num_warp_cols*num_warp_rows*(row_blocks div num_warp_rows) + num_warp_cols*row_blocks - num_warp_cols*(row_blocks mod num_warp_rows) >= 0
(declare-const m0 Real) ; num_warp_cols*row_blocks
(declare-const m1 Real) ; num_warp_cols*num_warp_rows*(row_blocks div num_warp_rows)
(declare-const m2 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(declare-const m2 Real) ; ((rest - 1) div rows_per_warp)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*row_blocks
(declare-const m1 Real) ; num_warp_cols*num_warp_rows*(row_blocks div num_warp_rows)
(declare-const m2 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(declare-const m1 Real) ; rest
(declare-const m2 Real) ; num_warp_cols*rows_per_warp*row_blocks
(declare-const m3 Real) ; num_warp_cols*rows_per_warp*num_warp_rows*(row_blocks div num_warp_rows)
(declare-const m4 Real) ; num_warp_cols*rows_per_warp*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 (* (- 1) m3) (* (- 1) m4) m1) 0)) ; given
(assert (= (+ (* (- 1) m2) m3 m4) 0)) ; euclid, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; num_warp_cols - ((rest - 1) div rows_per_warp) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(declare-const m1 Real) ; rest
(declare-const m2 Real) ; rows_per_warp*((rest - 1) div rows_per_warp)
(declare-const m3 Real) ; ((rest - 1) mod rows_per_warp)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ 1 m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times rows_per_warp
(check-sat)

(reset)
; num_warp_cols*(row_blocks mod num_warp_rows) + ((rest - 1) div rows_per_warp) >= 0
(declare-const m0 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(declare-const m1 Real) ; ((rest - 1) div rows_per_warp)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (>= m0 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; num_warp_cols*num_warp_rows - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_rows
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; num_warp_cols*num_warp_rows - num_warp_cols*(row_blocks mod num_warp_rows) - ((rest - 1) div rows_per_warp) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(declare-const m2 Real) ; ((rest - 1) div rows_per_warp)
(declare-const m3 Real) ; num_warp_cols
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* (- 1) m3) m0 (* (- 1) m1)) 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; num_warp_cols*num_warp_rows*(row_blocks div num_warp_rows) - num_warp_cols*row_blocks + num_warp_cols*(row_blocks mod num_warp_rows) >= 0
(declare-const m0 Real) ; num_warp_cols*row_blocks
(declare-const m1 Real) ; num_warp_cols*num_warp_rows*(row_blocks div num_warp_rows)
(declare-const m2 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; num_warp_cols*threads_per_row - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row
(declare-const m1 Real) ; threads_per_row
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times threads_per_row
(check-sat)

(reset)
; num_warp_cols*threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m1 Real) ; threads_per_row
(declare-const m2 Real) ; num_warp_cols*threads_per_row
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0) 0)) ; given, times num_warp_cols*threads_per_row
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; given, times threads_per_row
(check-sat)

(reset)
; threads_per_row >= 0
(declare-const m0 Real) ; threads_per_row
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
