; im2col.tile_loaded_exactly_once/at least once
; 22096faa01577b12af9849be47225a785fc0d6af319a4bf7e91612ec04203ca5
; 42 lemmas, each unsat

(reset)
; (((col mod (threads_per_row*load_width))) div load_width) >= 0
(declare-const m0 Real) ; (col mod (threads_per_row*load_width))
(declare-const m1 Real) ; load_width*(((col mod (threads_per_row*load_width))) div load_width)
(declare-const m2 Real) ; (((col mod (threads_per_row*load_width))) mod load_width)
(declare-const m3 Real) ; load_width
(assert (>= m0 0)) ; euclid
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times load_width
(check-sat)

(reset)
; (col div (threads_per_row*load_width)) >= 0
(declare-const m0 Real) ; col
(declare-const m1 Real) ; threads_per_row*load_width*(col div (threads_per_row*load_width))
(declare-const m2 Real) ; (col mod (threads_per_row*load_width))
(declare-const m3 Real) ; threads_per_row*load_width
(assert (>= m0 0)) ; given
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times threads_per_row*load_width
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
; -rows_per_warp*num_warp_rows*(row_blocks div num_warp_rows) + rows_per_warp*row_blocks - rows_per_warp*(row_blocks mod num_warp_rows) >= 0
(declare-const m0 Real) ; rows_per_warp*row_blocks
(declare-const m1 Real) ; rows_per_warp*num_warp_rows*(row_blocks div num_warp_rows)
(declare-const m2 Real) ; rows_per_warp*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid, times rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((col mod (threads_per_row*load_width))) div load_width)
(declare-const m1 Real) ; (row mod (num_warp_cols*rows_per_warp))*threads_per_row
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times threads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((col mod (threads_per_row*load_width))) mod load_width)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (col div (threads_per_row*load_width))
(declare-const m1 Real) ; num_warp_cols*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(declare-const m1 Real) ; (((col mod (threads_per_row*load_width))) mod load_width)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(declare-const m1 Real) ; (col div (threads_per_row*load_width))
(declare-const m2 Real) ; num_warp_cols*num_warp_rows
(declare-const m3 Real) ; num_warp_cols*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m2) m3 m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 (* (- 1) m3)) 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(declare-const m1 Real) ; (col div (threads_per_row*load_width))
(declare-const m2 Real) ; num_warp_cols*row_blocks
(declare-const m3 Real) ; num_warp_cols*num_warp_rows*(((row div (num_warp_cols*rows_per_warp))) div num_warp_rows)
(declare-const m4 Real) ; num_warp_cols*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(declare-const m5 Real) ; num_warp_cols*(row div (num_warp_cols*rows_per_warp))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m2) m3 m4 m1) 0)) ; rewrite
(assert (>= (+ (* (- 1) m0) m2 (* (- 1) m5)) 0)) ; combine, times num_warp_cols
(assert (= (+ (* (- 1) m5) m3 m4) 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_cols*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(declare-const m2 Real) ; (col div (threads_per_row*load_width))
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp*(row div (num_warp_cols*rows_per_warp))
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod (num_warp_cols*rows_per_warp))
(declare-const m3 Real) ; num_warp_cols*rows_per_warp*num_warp_rows*(((row div (num_warp_cols*rows_per_warp))) div num_warp_rows)
(declare-const m4 Real) ; num_warp_cols*rows_per_warp*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m3) (* (- 1) m4) m1 (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m0) m3 m4) 0)) ; euclid, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp*(row div (num_warp_cols*rows_per_warp))
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod (num_warp_cols*rows_per_warp))
(declare-const m3 Real) ; num_warp_cols*rows_per_warp*num_warp_rows*(((row div (num_warp_cols*rows_per_warp))) div num_warp_rows)
(declare-const m4 Real) ; num_warp_cols*rows_per_warp*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 m4 (* (- 1) m1) m2) 0)) ; given
(assert (= (+ (* (- 1) m0) m3 m4) 0)) ; euclid, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp*row_blocks
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod (num_warp_cols*rows_per_warp))
(declare-const m3 Real) ; num_warp_cols*rows_per_warp*num_warp_rows*((num_warp_cols*rows_per_warp*row_blocks - 1) div (num_warp_cols*rows_per_warp*num_warp_rows))
(declare-const m4 Real) ; ((num_warp_cols*rows_per_warp*row_blocks - 1) mod (num_warp_cols*rows_per_warp*num_warp_rows))
(declare-const m5 Real) ; num_warp_cols*rows_per_warp*num_warp_rows
(declare-const m6 Real) ; num_warp_cols*rows_per_warp*num_warp_rows*(((row div (num_warp_cols*rows_per_warp))) div num_warp_rows)
(declare-const m7 Real) ; num_warp_cols*rows_per_warp*(((row div (num_warp_cols*rows_per_warp))) mod num_warp_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* (- 1) m0) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m6) (* (- 1) m7) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 1) m3) m6) 0)) ; given, times num_warp_cols*rows_per_warp*num_warp_rows
(assert (>= m7 0)) ; euclid, times num_warp_cols*rows_per_warp
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
; contradiction
(declare-const m0 Real) ; threads_per_row
(declare-const m1 Real) ; (((col mod (threads_per_row*load_width))) div load_width)
(declare-const m2 Real) ; num_warp_cols*rows_per_warp*threads_per_row
(declare-const m3 Real) ; (row mod (num_warp_cols*rows_per_warp))*threads_per_row
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m2) m3 m1) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) (* (- 1) m0)) 0)) ; euclid, times threads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width*(col div (threads_per_row*load_width))
(declare-const m1 Real) ; col
(declare-const m2 Real) ; (col mod (threads_per_row*load_width))
(declare-const m3 Real) ; load_width*(((col mod (threads_per_row*load_width))) div load_width)
(declare-const m4 Real) ; (((col mod (threads_per_row*load_width))) mod load_width)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m3) m1 (* (- 1) m4)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width*(col div (threads_per_row*load_width))
(declare-const m1 Real) ; col
(declare-const m2 Real) ; (col mod (threads_per_row*load_width))
(declare-const m3 Real) ; load_width*(((col mod (threads_per_row*load_width))) div load_width)
(declare-const m4 Real) ; (((col mod (threads_per_row*load_width))) mod load_width)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 m3 (* (- 1) m1) m4) 0)) ; given
(check-sat)

(reset)
; num_warp_cols - (col div (threads_per_row*load_width)) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m1 Real) ; col
(declare-const m2 Real) ; threads_per_row*load_width*(col div (threads_per_row*load_width))
(declare-const m3 Real) ; (col mod (threads_per_row*load_width))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times threads_per_row*load_width
(check-sat)

(reset)
; num_warp_cols*(row_blocks mod num_warp_rows) >= 0
(declare-const m0 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times num_warp_cols
(check-sat)

(reset)
; num_warp_cols*num_warp_rows - num_warp_cols*(row_blocks mod num_warp_rows) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_cols*(row_blocks mod num_warp_rows)
(declare-const m2 Real) ; num_warp_cols
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; euclid, times num_warp_cols
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
; num_warp_cols*rows_per_warp - 1 >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; num_warp_cols*rows_per_warp*row_blocks
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; negated target, times row_blocks
(check-sat)

(reset)
; num_warp_cols*rows_per_warp*num_warp_rows - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*rows_per_warp*num_warp_rows
(declare-const m1 Real) ; num_warp_cols*rows_per_warp
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; combine
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; num_warp_cols*threads_per_row - 1 >= 0
(declare-const m0 Real) ; col
(declare-const m1 Real) ; num_warp_cols*threads_per_row*load_width
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; negated target, times load_width
(check-sat)

(reset)
; num_warp_cols*threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m1 Real) ; col
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; row_blocks - (row div (num_warp_cols*rows_per_warp)) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*rows_per_warp*row_blocks
(declare-const m1 Real) ; row
(declare-const m2 Real) ; num_warp_cols*rows_per_warp*(row div (num_warp_cols*rows_per_warp))
(declare-const m3 Real) ; (row mod (num_warp_cols*rows_per_warp))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times num_warp_cols*rows_per_warp
(check-sat)

(reset)
; rows_per_warp >= 0
(declare-const m0 Real) ; rows_per_warp
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; rows_per_warp*(row_blocks mod num_warp_rows) >= 0
(declare-const m0 Real) ; rows_per_warp*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times rows_per_warp
(check-sat)

(reset)
; rows_per_warp*num_warp_rows - rows_per_warp*(row_blocks mod num_warp_rows) - 1 >= 0
(declare-const m0 Real) ; rows_per_warp*num_warp_rows
(declare-const m1 Real) ; rows_per_warp*(row_blocks mod num_warp_rows)
(declare-const m2 Real) ; rows_per_warp
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; euclid, times rows_per_warp
(check-sat)

(reset)
; rows_per_warp*num_warp_rows*(row_blocks div num_warp_rows) - rows_per_warp*row_blocks + rows_per_warp*(row_blocks mod num_warp_rows) >= 0
(declare-const m0 Real) ; rows_per_warp*row_blocks
(declare-const m1 Real) ; rows_per_warp*num_warp_rows*(row_blocks div num_warp_rows)
(declare-const m2 Real) ; rows_per_warp*(row_blocks mod num_warp_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid, times rows_per_warp
(check-sat)

(reset)
; threads_per_row - (((col mod (threads_per_row*load_width))) div load_width) - 1 >= 0
(declare-const m0 Real) ; threads_per_row*load_width
(declare-const m1 Real) ; (col mod (threads_per_row*load_width))
(declare-const m2 Real) ; load_width*(((col mod (threads_per_row*load_width))) div load_width)
(declare-const m3 Real) ; (((col mod (threads_per_row*load_width))) mod load_width)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times load_width
(check-sat)

(reset)
; threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; col
(declare-const m1 Real) ; num_warp_cols*threads_per_row*load_width
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; negated target, times num_warp_cols
(check-sat)
