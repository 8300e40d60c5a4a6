; preshuffle.b_fragment_is_contiguous
; 2ec3253f840f3f5ccea2031538fd33ad97fc3e0c7fc8ad1de872c9c3cac75ffa
; 6 lemmas, each unsat

(reset)
; -16*((kb/16) mod 4) + 63 >= 0
(declare-const m0 Real) ; ((kb/16) mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*kb/16 + 16*((kb/16) mod 4) + 64*((kb/16) div 4) >= 0
(declare-const m0 Real) ; kb/16
(declare-const m1 Real) ; ((kb/16) mod 4)
(declare-const m2 Real) ; ((kb/16) div 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; -e - 16*((kb/16) mod 4) + 63 >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; ((kb/16) mod 4)
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*((kb/16) mod 4) >= 0
(declare-const m0 Real) ; ((kb/16) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*kb/16 - 16*((kb/16) mod 4) - 64*((kb/16) div 4) >= 0
(declare-const m0 Real) ; kb/16
(declare-const m1 Real) ; ((kb/16) mod 4)
(declare-const m2 Real) ; ((kb/16) div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; e + 16*((kb/16) mod 4) >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; ((kb/16) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)
