; epilogue.stores_stay_in_the_row
; 9fd1c0477434f5e6c6893b18fde201c5530495842725c896a519251e72347e5b
; 9 lemmas, each unsat

(reset)
; ((n + e) div row_stride) >= 0
(declare-const m0 Real) ; n
(declare-const m1 Real) ; e
(declare-const m2 Real) ; row_stride*((n + e) div row_stride)
(declare-const m3 Real) ; ((n + e) mod row_stride)
(declare-const m4 Real) ; row_stride
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (= (+ m2 (* (- 1) m0) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m4) (* (- 1) m2)) 0)) ; negated target, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(declare-const m3 Real) ; row_stride
(declare-const m4 Real) ; row_stride*m
(declare-const m5 Real) ; row_stride*M
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ m3 m4 (* (- 1) m5) (* (- 1) m0) m1 m2) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m4) m5) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; cw
(declare-const m2 Real) ; N
(declare-const m3 Real) ; n
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m3 m0) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; e
(declare-const m2 Real) ; row_stride*m
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(assert (>= m2 0)) ; given, times row_stride
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
(declare-const m2 Real) ; row_stride*((n + e) div row_stride)
(declare-const m3 Real) ; n
(declare-const m4 Real) ; e
(declare-const m5 Real) ; ((n + e) mod row_stride)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m3) (* (- 1) m4) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m3) (* (- 1) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride*((n + e) div row_stride)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(declare-const m3 Real) ; ((n + e) mod row_stride)
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) m3) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride*((n + e) div row_stride)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(declare-const m3 Real) ; ((n + e) mod row_stride)
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(assert (>= (+ (- 1) m1 m2 (* (- 1) m3)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given, times row_stride
(check-sat)

(reset)
; row_stride - 1 >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)
