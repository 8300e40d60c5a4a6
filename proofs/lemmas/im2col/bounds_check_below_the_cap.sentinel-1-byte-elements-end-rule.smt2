; im2col.bounds_check_below_the_cap/sentinel, 1-byte elements, end rule
; 86cbb786aa74cd91118e30fb466cdc405cf02cfa88d62dd3dcccf7c5aef2c070
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dword
(assert (>= m0 0)) ; given
(assert (>= (+ (- 4) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
