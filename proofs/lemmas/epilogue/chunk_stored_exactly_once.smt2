; epilogue.chunk_stored_exactly_once
; 651a3f9f4b6bcd43602b0083ef63125a0a5f6e0227f43dc298955c8277b36dd1
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; cw
(declare-const m2 Real) ; n
(declare-const m3 Real) ; N
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m3 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m0 m2 (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; n
(declare-const m2 Real) ; N
(assert (>= m0 0)) ; given
(assert (>= (+ m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given
(check-sat)
