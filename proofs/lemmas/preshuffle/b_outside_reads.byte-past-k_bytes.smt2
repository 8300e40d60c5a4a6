; preshuffle.b_outside_reads/byte past K_BYTES
; 0cb7ab5e4e3b77547df7ee5585c84f34dc550bc13ad9fe39cf9e8b34bc4ab3a1
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
; -kb + (kb mod 16) + 64*(((kb div 16)) div 4) + 16*(((kb div 16)) mod 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) div 4)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 64) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 4 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; kb - (kb mod 16) - 64*(((kb div 16)) div 4) - 16*(((kb div 16)) mod 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) div 4)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 64 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 4 m2) m3) 0)) ; euclid
(check-sat)
