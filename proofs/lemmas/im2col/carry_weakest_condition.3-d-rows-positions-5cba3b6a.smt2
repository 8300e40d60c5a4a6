; im2col.carry_weakest_condition/3-D, rows > positions
; c2502de1efb495c3572931022e0f5aeba2f7e150e43de46e45c1628502840cd6
; 12 lemmas, each unsat

(reset)
; ((((((rows_per_iteration - 1) div W_out)) div H_out)) div D_out) - 1 >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((((rows_per_iteration - 1) div W_out)) div H_out)
(declare-const m2 Real) ; D_out*((((((rows_per_iteration - 1) div W_out)) div H_out)) div D_out)
(declare-const m3 Real) ; ((((((rows_per_iteration - 1) div W_out)) div H_out)) mod D_out)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; euclid
(assert (>= (* (- 1) m2) 0)) ; negated target, times D_out
(check-sat)

(reset)
; ((((((rows_per_iteration - 1) div W_out)) div H_out)) div D_out) >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((((rows_per_iteration - 1) div W_out)) div H_out)
(declare-const m2 Real) ; D_out*((((((rows_per_iteration - 1) div W_out)) div H_out)) div D_out)
(declare-const m3 Real) ; ((((((rows_per_iteration - 1) div W_out)) div H_out)) mod D_out)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* (- 1) m2)) 0)) ; negated target, times D_out
(check-sat)

(reset)
; -D_out + ((((rows_per_iteration - 1) div W_out)) div H_out) >= 0
(declare-const m0 Real) ; D_out*H_out
(declare-const m1 Real) ; ((rows_per_iteration - 1) div W_out)
(declare-const m2 Real) ; H_out*((((rows_per_iteration - 1) div W_out)) div H_out)
(declare-const m3 Real) ; ((((rows_per_iteration - 1) div W_out)) mod H_out)
(declare-const m4 Real) ; H_out
(assert (>= (+ (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ m0 (* (- 1) m4) (* (- 1) m2)) 0)) ; negated target, times H_out
(check-sat)

(reset)
; -D_out*H_out + ((rows_per_iteration - 1) div W_out) >= 0
(declare-const m0 Real) ; W_out*D_out*H_out
(declare-const m1 Real) ; rows_per_iteration
(declare-const m2 Real) ; W_out*((rows_per_iteration - 1) div W_out)
(declare-const m3 Real) ; ((rows_per_iteration - 1) mod W_out)
(declare-const m4 Real) ; W_out
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ 1 m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 1) m4) m0 (* (- 1) m2)) 0)) ; negated target, times W_out
(check-sat)

(reset)
; D_out >= 0
(declare-const m0 Real) ; D_out
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; H_out >= 0
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; W_out >= 0
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((((rows_per_iteration - 1) div W_out)) div H_out)) div D_out)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= m0 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((((rows_per_iteration - 1) div W_out)) div H_out)) div D_out)
(assert (>= m0 0)) ; combine
(assert (= (+ 1 m0) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
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
