; subtile_loader.tail_rows_with_voffset_checked_exactly/2-byte elements, start rule
; c9f4a24609e467e2c0c25ced29d5393a0411198112b232c3788f9364a39b10a0
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; column
(declare-const m1 Real) ; row_stride*row
(declare-const m2 Real) ; row_stride*valid_rows
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 2) m1) (* 2 m2) (* (- 2) m0)) 0)) ; given
(assert (>= (+ m1 (* (- 1) m2)) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; column
(declare-const m2 Real) ; row_stride*row
(declare-const m3 Real) ; row_stride*valid_rows
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* 2 m2) (* (- 2) m3) (* 2 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m2) m3) 0)) ; given, times row_stride
(check-sat)
