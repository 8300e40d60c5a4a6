; executors.int64_epilogue/value 0
; 1935388acd36d82cd4a0a247843658f44815579bec63213ff12bceee08fc70cb
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
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; row_stride*M
(declare-const m2 Real) ; row_stride*m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times row_stride
(assert (>= m2 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; row_stride*M
(declare-const m2 Real) ; row_stride*m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times row_stride
(check-sat)
