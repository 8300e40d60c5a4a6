; im2col.loads_stay_in_the_tile
; 028280bd9df8a7fa73c2634c5a95e04574d37af8ef8fcc1ef42c48241a09fb63
; 18 lemmas, each unsat

(reset)
; (lane div threads_per_row) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; threads_per_row*(lane div threads_per_row)
(declare-const m2 Real) ; (lane mod threads_per_row)
(declare-const m3 Real) ; threads_per_row
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times threads_per_row
(check-sat)

(reset)
; (warp div num_warp_cols) >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; num_warp_cols*(warp div num_warp_cols)
(declare-const m2 Real) ; (warp mod num_warp_cols)
(declare-const m3 Real) ; num_warp_cols
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; -(warp div num_warp_cols) + num_warp_rows - 1 >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; num_warp_cols*num_warp_rows
(declare-const m2 Real) ; num_warp_cols*(warp div num_warp_cols)
(declare-const m3 Real) ; (warp mod num_warp_cols)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; -num_warp_rows*iteration - (warp div num_warp_cols) + row_blocks - 1 >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; num_warp_cols*(warp div num_warp_cols)
(declare-const m2 Real) ; (warp mod num_warp_cols)
(declare-const m3 Real) ; num_warp_cols*num_warp_rows*iteration
(declare-const m4 Real) ; num_warp_cols*row_blocks
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m3) m4) 0)) ; rewrite
(assert (>= (+ m1 m3 (* (- 1) m4)) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div threads_per_row)
(declare-const m1 Real) ; num_warp_cols*(warp div num_warp_cols)*rows_per_warp
(declare-const m2 Real) ; num_warp_cols*num_warp_rows*rows_per_warp*iteration
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) (* (- 1) m0)) 0)) ; given
(assert (>= m2 0)) ; given, times num_warp_cols*num_warp_rows*rows_per_warp
(assert (>= m1 0)) ; combine, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (warp mod num_warp_cols)*threads_per_row*load_width
(declare-const m1 Real) ; (lane mod threads_per_row)*load_width
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(assert (>= m0 0)) ; euclid, times threads_per_row*load_width
(assert (>= m1 0)) ; euclid, times load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(declare-const m1 Real) ; element
(declare-const m2 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m3 Real) ; (warp mod num_warp_cols)*threads_per_row*load_width
(declare-const m4 Real) ; (lane mod threads_per_row)*load_width
(declare-const m5 Real) ; threads_per_row*load_width
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m2) m3 m4 m1) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) (* (- 1) m5)) 0)) ; euclid, times threads_per_row*load_width
(assert (>= (+ m5 (* (- 1) m4) (* (- 1) m0)) 0)) ; euclid, times load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(declare-const m1 Real) ; (lane div threads_per_row)
(declare-const m2 Real) ; num_warp_cols*(warp div num_warp_cols)*rows_per_warp
(declare-const m3 Real) ; num_warp_cols*num_warp_rows*rows_per_warp*iteration
(declare-const m4 Real) ; num_warp_cols*rows_per_warp*row_blocks
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ m2 m3 (* (- 1) m4) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* (- 1) m3) (* (- 1) m0) m4) 0)) ; combine, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(declare-const m1 Real) ; (lane div threads_per_row)
(declare-const m2 Real) ; num_warp_cols*(warp div num_warp_cols)*rows_per_warp
(declare-const m3 Real) ; num_warp_cols*num_warp_rows*rows_per_warp*iteration
(declare-const m4 Real) ; num_warp_cols*rows_per_warp*row_blocks
(declare-const m5 Real) ; num_warp_cols*num_warp_rows*rows_per_warp
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ m2 m3 (* (- 1) m4) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m5 (* (- 1) m0)) 0)) ; combine, times num_warp_cols*rows_per_warp
(assert (>= (+ (* (- 1) m5) (* (- 1) m3) m4) 0)) ; rewrite, times rows_per_warp
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
; num_warp_cols*rows_per_warp - (lane div threads_per_row) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*rows_per_warp
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; threads_per_row*(lane div threads_per_row)
(declare-const m3 Real) ; (lane mod threads_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times threads_per_row
(check-sat)

(reset)
; num_warp_cols*threads_per_row - 1 >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; num_warp_cols*threads_per_row*rows_per_warp
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; negated target, times rows_per_warp
(check-sat)

(reset)
; num_warp_cols*threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m1 Real) ; num_warp_cols*threads_per_row
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; combine
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given, times num_warp_cols*threads_per_row
(check-sat)

(reset)
; rows_per_warp >= 0
(declare-const m0 Real) ; rows_per_warp
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
