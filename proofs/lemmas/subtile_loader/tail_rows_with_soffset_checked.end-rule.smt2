; subtile_loader.tail_rows_with_soffset_checked/end rule
; a18f178260de153fb214647509fcea5881f34910fc24c4c8d37d6c578d7141d5
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dword
(declare-const m1 Real) ; head_column*element_bytes
(declare-const m2 Real) ; element_bytes*column
(declare-const m3 Real) ; element_bytes*row_stride*valid_rows
(declare-const m4 Real) ; element_bytes*row_stride*tile_row
(declare-const m5 Real) ; element_bytes*row_stride*row
(assert (>= m0 0)) ; given
(assert (>= (+ m1 m2 (* (- 1) m3) m4 m5) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; head_column*element_bytes
(declare-const m1 Real) ; element_bytes*column
(declare-const m2 Real) ; element_bytes*row_stride*valid_rows
(declare-const m3 Real) ; element_bytes*row_stride*tile_row
(declare-const m4 Real) ; element_bytes*row_stride*row
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4)) 0)) ; given
(assert (>= m0 0)) ; given, times element_bytes
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m2) m3 m4) 0)) ; given, times element_bytes*row_stride
(check-sat)
