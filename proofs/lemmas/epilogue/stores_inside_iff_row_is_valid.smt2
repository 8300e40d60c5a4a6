; epilogue.stores_inside_iff_row_is_valid
; 4f8e48ed1cee30c4849f62104435edbcc559a679410e6e43e8e0199dee4a09e0
; 4 lemmas, each unsat

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
(declare-const m0 Real) ; e
(declare-const m1 Real) ; cw
(declare-const m2 Real) ; row_stride
(declare-const m3 Real) ; N
(declare-const m4 Real) ; n
(declare-const m5 Real) ; M*row_stride
(declare-const m6 Real) ; row_stride*m
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3)) 0)) ; given
(assert (>= (+ m4 m0 (* (- 1) m5) m6) 0)) ; given
(assert (>= (+ (* (- 1) m4) (* (- 1) m1) m3) 0)) ; given
(assert (>= (+ m5 (* (- 1) m2) (* (- 1) m6)) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; e
(declare-const m2 Real) ; M*row_stride
(declare-const m3 Real) ; row_stride*m
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m2) m3) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(declare-const m2 Real) ; n
(declare-const m3 Real) ; e
(declare-const m4 Real) ; M*row_stride
(declare-const m5 Real) ; row_stride*m
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 m3 (* (- 1) m4) m5) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 1) m3) m1) 0)) ; given
(assert (>= (+ m4 (* (- 1) m0) (* (- 1) m5)) 0)) ; given, times row_stride
(check-sat)
