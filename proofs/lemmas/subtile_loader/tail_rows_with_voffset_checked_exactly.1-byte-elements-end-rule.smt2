; subtile_loader.tail_rows_with_voffset_checked_exactly/1-byte elements, end rule
; 7971145150004a8921736085d0228af40b44e1a4325437958e9387187af0371c
; 4 lemmas, each unsat

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
(declare-const m0 Real) ; column/4
(declare-const m1 Real) ; row_stride/4*row
(declare-const m2 Real) ; row_stride/4*valid_rows
(assert (>= (* 4 m0) 0)) ; given
(assert (>= (+ (- 4) (* (- 4) m1) (* 4 m2) (* (- 4) m0)) 0)) ; given
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

(reset)
; contradiction
(declare-const m0 Real) ; row_stride/4
(declare-const m1 Real) ; column/4
(declare-const m2 Real) ; row_stride/4*row
(declare-const m3 Real) ; row_stride/4*valid_rows
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; tighten
(assert (>= (+ 3 (* 4 m2) (* (- 4) m3) (* 4 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m2) m3) 0)) ; given, times row_stride/4
(check-sat)
