; im2col.lost_above_the_cap/past 2^32 bytes, 1-byte elements
; 35e8fdf1169e5d7517e19732ecc8c1470d87ddd57824252a57b014b999bbe6d4
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296) - 2147483648) mod 4294967296)
(assert (>= (+ (- 4294967296) m0) 0)) ; given
(assert (>= (+ 4294967295 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)
