; im2col.no_wrap_below_the_cap/2-byte elements
; 7106b37879aac03cb2f2f1131248d3de194999b3070d092fe06653e825c8e73e
; 5 lemmas, each unsat

(reset)
; -2*address + 4294967295 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 2147483647 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; 2*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; 2*num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; address + 2147483648 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)
