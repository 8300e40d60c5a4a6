; im2col.bounds_check_below_the_cap/sentinel, 2-byte elements, end rule
; 3a39342d1e5e30f1caf5122fe3c1bcb3bb8663dc225ea2a58cb752da2a27d4b9
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
(assert (>= (+ (- 4) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; num_records + 2147483648 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= (* 2 m0) 0)) ; combine
(check-sat)
