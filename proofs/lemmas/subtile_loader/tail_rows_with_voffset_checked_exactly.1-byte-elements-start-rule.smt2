; subtile_loader.tail_rows_with_voffset_checked_exactly/1-byte elements, start rule
; 657e97faf24f3763cd1b4d7f571c2082640b2502fc7da3da43cf496faca2b367
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; column/4
(declare-const m1 Real) ; row_stride/4*row
(declare-const m2 Real) ; row_stride/4*valid_rows
(assert (>= (* 4 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m1) (* 4 m2) (* (- 4) m0)) 0)) ; given
(assert (>= (+ m1 (* (- 1) m2)) 0)) ; given, times row_stride/4
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride/4
(declare-const m1 Real) ; column/4
(declare-const m2 Real) ; row_stride/4*row
(declare-const m3 Real) ; row_stride/4*valid_rows
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; tighten
(assert (>= (+ (* 4 m2) (* (- 4) m3) (* 4 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m2) m3) 0)) ; given, times row_stride/4
(check-sat)
