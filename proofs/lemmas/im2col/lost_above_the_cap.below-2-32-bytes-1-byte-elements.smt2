; im2col.lost_above_the_cap/below 2^32 bytes, 1-byte elements
; 240966ff90fc5de2c78c0488d1d8756528bc70f4e73ac0e71c51f83b98f35695
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; (num_records mod 4294967296)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)
