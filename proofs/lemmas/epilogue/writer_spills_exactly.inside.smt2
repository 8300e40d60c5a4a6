; epilogue.writer_spills_exactly/inside
; 1d3c3c328e22132a67e18fd7249d069799f2793141827e02aff8ad0facac6a5f
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; n + e >= 0
(declare-const m0 Real) ; n
(declare-const m1 Real) ; e
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
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
; row_stride - n - e - 1 >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(declare-const m3 Real) ; cw
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) m3) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)
