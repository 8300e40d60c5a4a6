; preshuffle.scales_bijective/inside the buffer
; 85402d2e28686eb09120942572a9aab6441c1b2afb7f26277ac3e36a5a627d89
; 6 lemmas, each unsat

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
; (mn div 32) >= 0
(declare-const m0 Real) ; (mn div 32)
(declare-const m1 Real) ; mn
(declare-const m2 Real) ; (mn mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(mn div 32) + MN/32 - 1 >= 0
(declare-const m0 Real) ; (mn div 32)
(declare-const m1 Real) ; MN/32
(declare-const m2 Real) ; mn
(declare-const m3 Real) ; (mn mod 32)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; K_SCALES/8 - (ks div 8) - 1 >= 0
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; ks
(declare-const m3 Real) ; (ks mod 8)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (ks div 8)
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; (((mn div 16)) mod 2)
(declare-const m4 Real) ; (((ks div 4)) mod 2)
(declare-const m5 Real) ; (mn div 32)*K_SCALES/8
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m5) (* (- 256) m0) (* (- 64) m1) (* (- 4) m2) (* (- 1) m3) (* (- 2) m4)) 0)) ; given
(assert (>= m5 0)) ; combine, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (mn mod 16)
(declare-const m4 Real) ; (((mn div 16)) mod 2)
(declare-const m5 Real) ; (((ks div 4)) mod 2)
(declare-const m6 Real) ; (mn div 32)*K_SCALES/8
(declare-const m7 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* 256 m6) (* (- 256) m7) (* 256 m1) (* 64 m2) (* 4 m3) m4 (* 2 m5)) 0)) ; given
(assert (>= (+ (* (- 1) m6) m7 (* (- 1) m0)) 0)) ; combine, times K_SCALES/8
(check-sat)
