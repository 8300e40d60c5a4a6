; im2col.all_zero_at_the_cap/1-byte elements, start rule
; e8d002e96b7ad5889456124a7440c1fe227e175eb8dbd7cf7c2b66acd35d5503
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; dword
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; given
(check-sat)
