; im2col.no_wrap_below_the_cap/1-byte elements
; 2a600048830042e71d3ad4ca660e5c6fd64ccce3b6133e35870bb40a56104183
; 2 lemmas, each unsat

(reset)
; -address + 4294967295 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 4294967296) m0) 0)) ; negated target
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 4294967295 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
