; im2col.lds_written_exactly_once/at most once
; 0ce3f5e13e4307295feade779440f12d3f73e497ea94a8d746995bd9dfe3ff01
; 14 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element
(declare-const m1 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*num_warp_rows*iteration
(declare-const m2 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*warp
(declare-const m3 Real) ; load_width*lane
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* (- 1) m0)) 0)) ; given
(assert (>= m2 0)) ; given, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (>= m1 0)) ; given, times num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*num_warp_rows
(assert (>= m3 0)) ; given, times load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
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
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp
(declare-const m1 Real) ; load_width*lane
(declare-const m2 Real) ; element
(declare-const m3 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*num_warp_rows*iteration
(declare-const m4 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*row_blocks
(declare-const m5 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*warp
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m3 (* (- 1) m4) m5 m1 m2) 0)) ; given
(assert (>= (+ (* (- 1) m3) m4 (* (- 1) m0) (* (- 1) m5)) 0)) ; rewrite, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp
(declare-const m1 Real) ; load_width*lane
(declare-const m2 Real) ; element
(declare-const m3 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*num_warp_rows*iteration
(declare-const m4 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*row_blocks
(declare-const m5 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*warp
(declare-const m6 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*num_warp_rows
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m3 (* (- 1) m4) m5 m1 m2) 0)) ; given
(assert (>= (+ m6 (* (- 1) m0) (* (- 1) m5)) 0)) ; given, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (>= (+ (* (- 1) m6) (* (- 1) m3) m4) 0)) ; rewrite, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; load_width*lane + element >= 0
(declare-const m0 Real) ; load_width*lane
(declare-const m1 Real) ; element
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; given, times load_width
(check-sat)

(reset)
; num_warp_cols*num_warp_rows - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; warp
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
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
; num_warp_cols*threads_per_row*load_width*rows_per_warp - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp
(declare-const m1 Real) ; num_warp_cols*threads_per_row*load_width
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; combine
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given, times num_warp_cols*threads_per_row*load_width
(check-sat)

(reset)
; num_warp_cols*threads_per_row*load_width*rows_per_warp - load_width*lane - element - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp
(declare-const m1 Real) ; load_width*lane
(declare-const m2 Real) ; element
(declare-const m3 Real) ; load_width
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3) (* (- 1) m1)) 0)) ; given, times load_width
(check-sat)

(reset)
; rows_per_warp >= 0
(declare-const m0 Real) ; rows_per_warp
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
