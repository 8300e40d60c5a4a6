; epilogue.wide_store_is_its_elements
; ce4572f305d78e50e2f4c4d6883fe574eb94842782960587d6ce2a7b680f79ca
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw
(declare-const m1 Real) ; e
(declare-const m2 Real) ; n
(declare-const m3 Real) ; N
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m2) m3) 0)) ; given
(assert (>= (+ m1 m2 (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; n
(declare-const m2 Real) ; N
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ m0 m1 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; e
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(check-sat)
