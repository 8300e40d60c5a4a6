; im2col.bounds_check_below_the_cap/sentinel, 4-byte elements, end rule
; a5e745396170256d0357654a332bcdcee7616284f2c8e6b71b62f43bda73a195
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
(assert (>= (+ (- 4) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; num_records + 2147483648 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= (* 4 m0) 0)) ; combine
(check-sat)
