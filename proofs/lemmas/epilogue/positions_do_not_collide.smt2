; epilogue.positions_do_not_collide
; 322411ced9aafb897f3e1b3cf277fe63d89f9f6947327a7f4b37b29e552fb54c
; 7 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; m1*row_stride
(declare-const m1 Real) ; row_stride*m2
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m1) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m1*row_stride
(declare-const m1 Real) ; row_stride*m2
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m0) m1) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(declare-const m2 Real) ; n1
(declare-const m3 Real) ; m1*row_stride
(declare-const m4 Real) ; row_stride*m2
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m2) m1) 0)) ; given
(assert (>= (+ m3 (* (- 1) m4) m2) 0)) ; rewrite
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m4) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(declare-const m2 Real) ; n1
(declare-const m3 Real) ; m1*row_stride
(declare-const m4 Real) ; row_stride*m2
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m3) m4 (* (- 1) m2) m1) 0)) ; rewrite
(assert (>= (+ m3 (* (- 1) m0) (* (- 1) m4)) 0)) ; given, times row_stride
(check-sat)

(reset)
; row_stride - 1 >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; row_stride - n1 - 1 >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; n1
(declare-const m2 Real) ; N
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ m0 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)
