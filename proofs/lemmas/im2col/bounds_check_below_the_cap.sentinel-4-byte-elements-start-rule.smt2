; im2col.bounds_check_below_the_cap/sentinel, 4-byte elements, start rule
; 4983187fc0752012d9418b854f237228ca32b2a4c149f8b9d07636fcd29133ed
; 4 lemmas, each unsat

(reset)
; -num_records + 2147483647 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ 4294967295 (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; 4*num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
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
(assert (>= (* 4 m0) 0)) ; combine
(check-sat)
