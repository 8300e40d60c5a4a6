; executors.preshuffle_b/byte
; 5ea56a0b10938655f764beec5f982ffcb5b5c0cd0c4bd71e157cd9ee5d809c5a
; 4 lemmas, each unsat

(reset)
; (kb mod 16) + 16*(((kb div 16)) mod 4) >= 0
(declare-const m0 Real) ; (kb mod 16)
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(kb mod 16) - 16*(((kb div 16)) mod 4) + 63 >= 0
(declare-const m0 Real) ; (kb mod 16)
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -kb + (kb mod 16) + 16*(((kb div 16)) mod 4) + 64*(((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 64) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 4 m3)) 0)) ; euclid
(check-sat)

(reset)
; kb - (kb mod 16) - 16*(((kb div 16)) mod 4) - 64*(((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 64 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 4 m3)) 0)) ; euclid
(check-sat)
