; preshuffle.scales_outside_read/row past MN
; ee37a9a2efa7c360d39d9f935bdbb365df6587a6a925e8f450bb0ee91bd43ef1
; 3 lemmas, each unsat

(reset)
; (ks div 8) >= 0
(declare-const m0 Real) ; (ks div 8)
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (ks mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -MN/32 + (mn div 32) >= 0
(declare-const m0 Real) ; MN/32
(declare-const m1 Real) ; (mn div 32)
(declare-const m2 Real) ; mn
(declare-const m3 Real) ; (mn mod 32)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ m2 (* (- 32) m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m1) m3) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (ks div 8)
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; MN/32*K_SCALES/8
(declare-const m4 Real) ; (mn div 32)*K_SCALES/8
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* 256 m3) (* (- 256) m4) (* (- 256) m0) (* (- 64) m1) (* (- 4) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m3) m4) 0)) ; combine, times K_SCALES/8
(check-sat)
