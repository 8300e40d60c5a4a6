; im2col.uneven_columns_overlap
; f53cea61dc08e9b87d8cb19e3a010e20f3b432835d6636a3b4e220c1c6ef73d5
; 1 lemmas, each unsat

(reset)
; im2col.uneven_columns_overlap
(declare-const threads_per_row Int)
(declare-const thread_rows Int)
(declare-const load_width Int)
(declare-const num_warp_cols Int)
(declare-const warp_tile Int)
(assert (<= 1 threads_per_row))
(assert (<= 1 thread_rows))
(assert (<= 1 load_width))
(assert (<= 1 num_warp_cols))
(assert (<= 0 warp_tile))
(assert (<= 1 (ite (> (* threads_per_row load_width num_warp_cols) 0) (div (* threads_per_row thread_rows load_width) (* threads_per_row load_width num_warp_cols)) (div (- (* threads_per_row thread_rows load_width)) (- (* threads_per_row load_width num_warp_cols))))))
(assert (not (= (- thread_rows (* num_warp_cols (ite (> num_warp_cols 0) (div thread_rows num_warp_cols) (div (- thread_rows) (- num_warp_cols))))) 0)))
(assert (not (and (< (* (+ warp_tile 1) (ite (> (* threads_per_row load_width num_warp_cols) 0) (div (* threads_per_row thread_rows load_width) (* threads_per_row load_width num_warp_cols)) (div (- (* threads_per_row thread_rows load_width)) (- (* threads_per_row load_width num_warp_cols)))) threads_per_row load_width num_warp_cols) (+ (* warp_tile (ite (> (* threads_per_row load_width num_warp_cols) 0) (div (* threads_per_row thread_rows load_width) (* threads_per_row load_width num_warp_cols)) (div (- (* threads_per_row thread_rows load_width)) (- (* threads_per_row load_width num_warp_cols)))) threads_per_row load_width num_warp_cols) (* (+ (* threads_per_row thread_rows) (- 1)) load_width) load_width)) (not (= (* threads_per_row load_width num_warp_cols) 0)) (not (= num_warp_cols 0)))))
(check-sat)
