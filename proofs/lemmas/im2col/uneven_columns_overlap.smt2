; im2col.uneven_columns_overlap
; f53cea61dc08e9b87d8cb19e3a010e20f3b432835d6636a3b4e220c1c6ef73d5
; 12 lemmas, each unsat

(reset)
; -load_width*num_warp_cols*(thread_rows div num_warp_cols) + load_width*thread_rows - load_width*(thread_rows mod num_warp_cols) >= 0
(declare-const m0 Real) ; load_width*num_warp_cols*(thread_rows div num_warp_cols)
(declare-const m1 Real) ; load_width*thread_rows
(declare-const m2 Real) ; load_width*(thread_rows mod num_warp_cols)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width
(check-sat)

(reset)
; -threads_per_row*load_width*num_warp_cols*(thread_rows div num_warp_cols) + threads_per_row*load_width*thread_rows - threads_per_row*load_width*(thread_rows mod num_warp_cols) >= 0
(declare-const m0 Real) ; threads_per_row*load_width*num_warp_cols*(thread_rows div num_warp_cols)
(declare-const m1 Real) ; threads_per_row*load_width*thread_rows
(declare-const m2 Real) ; threads_per_row*load_width*(thread_rows mod num_warp_cols)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times threads_per_row*load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(declare-const m1 Real) ; threads_per_row*load_width*num_warp_cols*(thread_rows div num_warp_cols)
(declare-const m2 Real) ; threads_per_row*load_width*thread_rows
(declare-const m3 Real) ; threads_per_row*load_width*(thread_rows mod num_warp_cols)
(declare-const m4 Real) ; threads_per_row*load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 1) m1) m2 (* (- 1) m3)) 0)) ; combine
(assert (>= (+ m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ m4 (* (- 1) m0)) 0)) ; given, times load_width
(assert (>= (+ (* (- 1) m4) m3) 0)) ; given, times threads_per_row*load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width*num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; load_width*(thread_rows mod num_warp_cols) >= 0
(declare-const m0 Real) ; load_width*(thread_rows mod num_warp_cols)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times load_width
(check-sat)

(reset)
; load_width*num_warp_cols - load_width*(thread_rows mod num_warp_cols) - 1 >= 0
(declare-const m0 Real) ; load_width*num_warp_cols
(declare-const m1 Real) ; load_width*(thread_rows mod num_warp_cols)
(declare-const m2 Real) ; load_width
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; euclid, times load_width
(check-sat)

(reset)
; load_width*num_warp_cols*(thread_rows div num_warp_cols) - load_width*thread_rows + load_width*(thread_rows mod num_warp_cols) >= 0
(declare-const m0 Real) ; load_width*num_warp_cols*(thread_rows div num_warp_cols)
(declare-const m1 Real) ; load_width*thread_rows
(declare-const m2 Real) ; load_width*(thread_rows mod num_warp_cols)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width
(check-sat)

(reset)
; threads_per_row*load_width*(thread_rows mod num_warp_cols) >= 0
(declare-const m0 Real) ; threads_per_row*load_width*(thread_rows mod num_warp_cols)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times threads_per_row*load_width
(check-sat)

(reset)
; threads_per_row*load_width*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; threads_per_row*load_width*num_warp_cols
(declare-const m1 Real) ; load_width
(declare-const m2 Real) ; threads_per_row*load_width
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0) 0)) ; given, times threads_per_row*load_width
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; given, times load_width
(check-sat)

(reset)
; threads_per_row*load_width*num_warp_cols - threads_per_row*load_width*(thread_rows mod num_warp_cols) - 1 >= 0
(declare-const m0 Real) ; threads_per_row*load_width*num_warp_cols
(declare-const m1 Real) ; threads_per_row*load_width*(thread_rows mod num_warp_cols)
(declare-const m2 Real) ; threads_per_row
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; combine, times threads_per_row
(check-sat)

(reset)
; threads_per_row*load_width*num_warp_cols*(thread_rows div num_warp_cols) - threads_per_row*load_width*thread_rows + threads_per_row*load_width*(thread_rows mod num_warp_cols) >= 0
(declare-const m0 Real) ; threads_per_row*load_width*num_warp_cols*(thread_rows div num_warp_cols)
(declare-const m1 Real) ; threads_per_row*load_width*thread_rows
(declare-const m2 Real) ; threads_per_row*load_width*(thread_rows mod num_warp_cols)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times threads_per_row*load_width
(check-sat)
