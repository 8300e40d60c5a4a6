; subtile_loader.tail_rows_with_soffset_checked/end rule
; a18f178260de153fb214647509fcea5881f34910fc24c4c8d37d6c578d7141d5
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dword
(declare-const m1 Real) ; head_column*element_bytes
(declare-const m2 Real) ; column*element_bytes
(declare-const m3 Real) ; row_stride*valid_rows*element_bytes
(declare-const m4 Real) ; row_stride*tile_row*element_bytes
(declare-const m5 Real) ; row_stride*row*element_bytes
(assert (>= m0 0)) ; given
(assert (>= (+ m1 m2 (* (- 1) m3) m4 m5) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; head_column*element_bytes
(declare-const m1 Real) ; column*element_bytes
(declare-const m2 Real) ; row_stride*valid_rows*element_bytes
(declare-const m3 Real) ; row_stride*tile_row*element_bytes
(declare-const m4 Real) ; row_stride*row*element_bytes
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2 (* (- 1) m3) (* (- 1) m4)) 0)) ; given
(assert (>= m0 0)) ; given, times element_bytes
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m2) m3 m4) 0)) ; given, times row_stride*element_bytes
(check-sat)
