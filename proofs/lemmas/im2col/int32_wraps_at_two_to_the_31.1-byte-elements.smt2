; im2col.int32_wraps_at_two_to_the_31/1-byte elements
; 09f7a32a0106304b74669646c86fae4ff8b2270fbe2f7cb44a0778cb428ffb48
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; (x mod 4294967296)
(assert (>= (+ 4294967295 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 4294967296) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x mod 4294967296)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
