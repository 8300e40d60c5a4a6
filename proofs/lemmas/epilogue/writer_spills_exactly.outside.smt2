; epilogue.writer_spills_exactly/outside
; c787de0b925c14bbd5cc52f352def39dca8140328c3aae777e52aab30ba3ab46
; 5 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; n
(declare-const m2 Real) ; cw
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; row_stride*m
(declare-const m2 Real) ; row_stride*M
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ m0 m1 (* (- 1) m2)) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; row_stride*m
(declare-const m2 Real) ; row_stride*M
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (>= (+ m0 m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 2) m0) (* (- 1) m1) m2) 0)) ; given, times row_stride
(check-sat)

(reset)
; row_stride - 1 >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)
