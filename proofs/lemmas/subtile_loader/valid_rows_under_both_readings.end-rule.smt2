; subtile_loader.valid_rows_under_both_readings/end rule
; a27faf6b6276c0b5af8b914d58174cb4d2dbc92d73c59e56d964679267396e37
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row*row_stride*element_bytes
(declare-const m1 Real) ; row_stride*element_bytes*tile_row
(declare-const m2 Real) ; row_stride*element_bytes*valid_rows
(declare-const m3 Real) ; element_bytes*column
(declare-const m4 Real) ; element_bytes*head_column
(declare-const m5 Real) ; load_bytes
(declare-const m6 Real) ; dword
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4) (* (- 1) m5)) 0)) ; given
(assert (>= (+ (- 4) m5 (* (- 4) m6)) 0)) ; given
(assert (>= (+ 3 m0 (* (- 1) m2) m3 (* 4 m6)) 0)) ; given
(assert (>= m1 0)) ; given, times row_stride*element_bytes
(assert (>= m4 0)) ; given, times element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row*row_stride*element_bytes
(declare-const m1 Real) ; row_stride*element_bytes*tile_row
(declare-const m2 Real) ; row_stride*element_bytes*valid_rows
(declare-const m3 Real) ; element_bytes*column
(declare-const m4 Real) ; element_bytes*head_column
(declare-const m5 Real) ; load_bytes
(declare-const m6 Real) ; dword
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4) (* (- 1) m5)) 0)) ; given
(assert (>= (+ (- 4) m5 (* (- 4) m6)) 0)) ; given
(assert (>= (+ 3 m0 m1 (* (- 1) m2) m3 m4 (* 4 m6)) 0)) ; given
(check-sat)
