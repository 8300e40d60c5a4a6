; preshuffle.scales_outside_read/column past K_SCALES
; e22a4ae3fc84821a7d2c6ffae76a1363a86552cafc14aee80a415b5266785c87
; 4 lemmas, each unsat

(reset)
; (ks mod 4) + 4*(((ks div 4)) mod 2) >= 0
(declare-const m0 Real) ; (ks mod 4)
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(ks mod 4) - 4*(((ks div 4)) mod 2) + 7 >= 0
(declare-const m0 Real) ; (ks mod 4)
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 8) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -ks + (ks mod 4) + 8*(((ks div 4)) div 2) + 4*(((ks div 4)) mod 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; (((ks div 4)) div 2)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 8) m2) (* (- 4) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; ks - (ks mod 4) - 8*(((ks div 4)) div 2) - 4*(((ks div 4)) mod 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; (((ks div 4)) div 2)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 8 m2) (* 4 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)
