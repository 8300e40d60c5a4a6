; im2col.carry_weakest_condition/2-D, rows <= positions
; c315b46b2e2ffb206339eec1c00b15e16966ee14419e9e163e6ca5e7ecd5d055
; 15 lemmas, each unsat

(reset)
; (rows_per_iteration div W_out) + (((m div W_out)) mod H_out) + 1 >= 0
(declare-const m0 Real) ; (rows_per_iteration div W_out)
(declare-const m1 Real) ; (((m div W_out)) mod H_out)
(assert (>= (+ (- 2) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (rows_per_iteration div W_out) + (((m div W_out)) mod H_out) >= 0
(declare-const m0 Real) ; (rows_per_iteration div W_out)
(declare-const m1 Real) ; (((m div W_out)) mod H_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (rows_per_iteration div W_out) >= 0
(declare-const m0 Real) ; rows_per_iteration
(declare-const m1 Real) ; W_out*(rows_per_iteration div W_out)
(declare-const m2 Real) ; (rows_per_iteration mod W_out)
(declare-const m3 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times W_out
(check-sat)

(reset)
; (rows_per_iteration mod W_out) + (m mod W_out) >= 0
(declare-const m0 Real) ; (rows_per_iteration mod W_out)
(declare-const m1 Real) ; (m mod W_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; -W_out*(m div W_out) - W_out*(rows_per_iteration div W_out) + m + rows_per_iteration - (rows_per_iteration mod W_out) - (m mod W_out) >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; W_out*(m div W_out)
(declare-const m2 Real) ; W_out*(rows_per_iteration div W_out)
(declare-const m3 Real) ; rows_per_iteration
(declare-const m4 Real) ; (rows_per_iteration mod W_out)
(declare-const m5 Real) ; (m mod W_out)
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 (* (- 1) m3) m4 m5) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 m5) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 2*H_out - (rows_per_iteration div W_out) - (((m div W_out)) mod H_out) - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; (rows_per_iteration div W_out)
(declare-const m2 Real) ; (((m div W_out)) mod H_out)
(assert (>= (+ (* (- 2) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; combine
(check-sat)

(reset)
; 2*H_out - (rows_per_iteration div W_out) - (((m div W_out)) mod H_out) - 2 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; (rows_per_iteration div W_out)
(declare-const m2 Real) ; (((m div W_out)) mod H_out)
(declare-const m3 Real) ; (m div W_out)
(declare-const m4 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m5 Real) ; (((m div W_out) + (rows_per_iteration div W_out) + 1) mod H_out)
(assert (>= (+ 1 (* (- 2) m0) m1 m2) 0)) ; negated target
(assert (= (+ (* (- 1) m3) m4 m2) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m5)) 0)) ; rewrite
(assert (= (+ (- 1) (* (- 1) m3) m0 m4 (* (- 1) m1) m5) 0)) ; rewrite
(check-sat)

(reset)
; 2*W_out - (rows_per_iteration mod W_out) - (m mod W_out) - 1 >= 0
(declare-const m0 Real) ; W_out
(declare-const m1 Real) ; (rows_per_iteration mod W_out)
(declare-const m2 Real) ; (m mod W_out)
(assert (>= (+ (* (- 2) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; H_out - (rows_per_iteration div W_out) - 1 >= 0
(declare-const m0 Real) ; W_out*H_out
(declare-const m1 Real) ; rows_per_iteration
(declare-const m2 Real) ; W_out
(declare-const m3 Real) ; (m mod W_out)
(declare-const m4 Real) ; W_out*(rows_per_iteration div W_out)
(declare-const m5 Real) ; (rows_per_iteration mod W_out)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m2 (* (- 1) m3)) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (* (- 1) m2) m5 m3) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; negated target, times W_out
(check-sat)

(reset)
; H_out - (rows_per_iteration div W_out) >= 0
(declare-const m0 Real) ; W_out
(declare-const m1 Real) ; W_out*H_out
(declare-const m2 Real) ; rows_per_iteration
(declare-const m3 Real) ; W_out*(rows_per_iteration div W_out)
(declare-const m4 Real) ; (rows_per_iteration mod W_out)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ m1 (* (- 1) m2)) 0)) ; given
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m3) 0)) ; negated target, times W_out
(check-sat)

(reset)
; W_out*(m div W_out) + W_out*(rows_per_iteration div W_out) - m - rows_per_iteration + (rows_per_iteration mod W_out) + (m mod W_out) >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; W_out*(m div W_out)
(declare-const m2 Real) ; W_out*(rows_per_iteration div W_out)
(declare-const m3 Real) ; rows_per_iteration
(declare-const m4 Real) ; (rows_per_iteration mod W_out)
(declare-const m5 Real) ; (m mod W_out)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 m5) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m div W_out)
(declare-const m1 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m2 Real) ; (((m div W_out)) mod H_out)
(declare-const m3 Real) ; H_out
(declare-const m4 Real) ; (rows_per_iteration div W_out)
(declare-const m5 Real) ; H_out*(((m div W_out) + (rows_per_iteration div W_out) + 1) div H_out)
(declare-const m6 Real) ; (((m div W_out) + (rows_per_iteration div W_out) + 1) mod H_out)
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m3) m4 m2) 0)) ; given
(assert (= (+ (- 1) (* (- 1) m0) m5 (* (- 1) m4) m6) 0)) ; rewrite
(assert (>= (+ (- 1) m3 (* (- 1) m6)) 0)) ; rewrite
(assert (>= (+ m1 (* (- 1) m5)) 0)) ; given, times H_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m div W_out)
(declare-const m1 Real) ; H_out*(((m div W_out)) div H_out)
(declare-const m2 Real) ; (((m div W_out)) mod H_out)
(declare-const m3 Real) ; H_out
(declare-const m4 Real) ; H_out*(((m div W_out) + (rows_per_iteration div W_out) + 1) div H_out)
(declare-const m5 Real) ; (rows_per_iteration div W_out)
(declare-const m6 Real) ; (((m div W_out) + (rows_per_iteration div W_out) + 1) mod H_out)
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 1) (* (- 1) m0) m4 (* (- 1) m5) m6) 0)) ; rewrite
(assert (>= m6 0)) ; rewrite
(assert (>= (+ (- 1) m3 (* (- 1) m5)) 0)) ; combine
(assert (>= (+ (* (- 2) m3) (* (- 1) m1) m4) 0)) ; given, times H_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
