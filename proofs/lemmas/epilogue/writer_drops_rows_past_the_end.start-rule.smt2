; epilogue.writer_drops_rows_past_the_end/start rule
; 9add45e1d2a4677455b265c20dba6f4083941cc6a893fb84ea38f21b2ea9660c
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dword
(declare-const m1 Real) ; row_stride*M*element_bytes
(declare-const m2 Real) ; row_stride*element_bytes*m
(declare-const m3 Real) ; element_bytes*n
(assert (>= m0 0)) ; given
(assert (>= (+ (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2) (* (- 1) m3) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride*M*element_bytes
(declare-const m1 Real) ; row_stride*element_bytes*m
(declare-const m2 Real) ; element_bytes*n
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times row_stride*element_bytes
(assert (>= m2 0)) ; given, times element_bytes
(check-sat)
