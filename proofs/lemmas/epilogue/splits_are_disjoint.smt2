; epilogue.splits_are_disjoint
; a2ece863aaf5cbaf0ec737fea9959dc3a53aefa34f97c2e0f8fe3acd54725f45
; 18 lemmas, each unsat

(reset)
; ((m + ((n + e) div row_stride)) div M) >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; ((n + e) div row_stride)
(declare-const m2 Real) ; M*((m + ((n + e) div row_stride)) div M)
(declare-const m3 Real) ; ((m + ((n + e) div row_stride)) mod M)
(declare-const m4 Real) ; M
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (= (+ m2 (* (- 1) m0) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m4) (* (- 1) m2)) 0)) ; negated target, times M
(check-sat)

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
; ((row_stride*m + n + e) div (M*row_stride)) >= 0
(declare-const m0 Real) ; M*row_stride*((row_stride*m + n + e) div (M*row_stride))
(declare-const m1 Real) ; row_stride*m
(declare-const m2 Real) ; n
(declare-const m3 Real) ; e
(declare-const m4 Real) ; ((row_stride*m + n + e) mod (M*row_stride))
(declare-const m5 Real) ; M*row_stride
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ m1 m2 m3) 0)) ; combine
(assert (>= (+ (* (- 1) m5) (* (- 1) m0)) 0)) ; negated target, times M*row_stride
(check-sat)

(reset)
; M*row_stride - 1 >= 0
(declare-const m0 Real) ; M*row_stride
(declare-const m1 Real) ; M
(declare-const m2 Real) ; M*N
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m2)) 0)) ; given, times M
(assert (>= (+ (* (- 1) m1) m2) 0)) ; given, times M
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M*row_stride
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M*row_stride
(declare-const m1 Real) ; row_stride*m
(declare-const m2 Real) ; n
(declare-const m3 Real) ; e
(declare-const m4 Real) ; M*row_stride*split
(declare-const m5 Real) ; M*row_stride*num_splits
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ m4 (* (- 1) m5) m1 m2 m3) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m4) m5) 0)) ; given, times M*row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M*row_stride*((row_stride*m + n + e) div (M*row_stride))
(declare-const m1 Real) ; row_stride*m
(declare-const m2 Real) ; n
(declare-const m3 Real) ; e
(declare-const m4 Real) ; ((row_stride*m + n + e) mod (M*row_stride))
(declare-const m5 Real) ; M*row_stride
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m5) m0) 0)) ; given, times M*row_stride
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
(declare-const m0 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
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
(assert (>= (+ (- 1) m1 (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m4) m5 m2 m3) 0)) ; given
(assert (>= (+ m4 (* (- 1) m0) (* (- 1) m5)) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; N
(declare-const m2 Real) ; row_stride*((n + e) div row_stride)
(declare-const m3 Real) ; n
(declare-const m4 Real) ; e
(declare-const m5 Real) ; ((n + e) mod row_stride)
(declare-const m6 Real) ; row_stride*m
(declare-const m7 Real) ; row_stride*((m + ((n + e) div row_stride)) mod M)
(declare-const m8 Real) ; M*row_stride*((m + ((n + e) div row_stride)) div M)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m3) (* (- 1) m4) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m3) (* (- 1) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m6) m7) 0)) ; given, times row_stride
(assert (= (+ m8 (* (- 1) m6) (* (- 1) m2) m7) 0)) ; euclid, times row_stride
(assert (>= m8 0)) ; combine, times M*row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride*((n + e) div row_stride)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(declare-const m3 Real) ; ((n + e) mod row_stride)
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) m3) 0)) ; given
(assert (>= m0 0)) ; combine, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_stride*m
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(assert (>= (+ m0 m1 m2) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
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
(declare-const m3 Real) ; N
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ m0 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) m3 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; row_stride*m + n + e >= 0
(declare-const m0 Real) ; row_stride*m
(declare-const m1 Real) ; n
(declare-const m2 Real) ; e
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; given, times row_stride
(check-sat)
