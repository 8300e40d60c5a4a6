; im2col.bounds_check_below_the_cap/sentinel, 2-byte elements, start rule
; aedfd63904c392ca968419f6682e2ec25cd56c6ffa03634148baef03748ce543
; 3 lemmas, each unsat

(reset)
; 2*num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dword
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; num_records + 2147483648 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= (* 2 m0) 0)) ; combine
(check-sat)
