; executors.int64_epilogue/value 1
; 9e2579b9932442a393eb9fdbab173a51b1b38fe12c5389457e83decf07d627d7
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
(declare-const m0 Real) ; n
(declare-const m1 Real) ; row_stride
(declare-const m2 Real) ; row_stride*M
(declare-const m3 Real) ; row_stride*m
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m2) 0)) ; given, times row_stride
(assert (>= m3 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(declare-const m2 Real) ; n
(declare-const m3 Real) ; row_stride*M
(declare-const m4 Real) ; row_stride*m
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m2) m1) 0)) ; given
(assert (>= (+ (- 1) m2 (* (- 1) m3) m4) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3 (* (- 1) m4)) 0)) ; given, times row_stride
(check-sat)
