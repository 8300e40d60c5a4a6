; executors.int64_preshuffle/scales, value 16
; c502fa9ab4cbd5b799faab706b7a9afd3b903aa4043c1b45358f387fd33369a4
; 11 lemmas, each unsat

(reset)
; (((ks div 4)) div 2) >= 0
(declare-const m0 Real) ; (((ks div 4)) div 2)
(declare-const m1 Real) ; (ks div 4)
(declare-const m2 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((mn div 16)) div 2) >= 0
(declare-const m0 Real) ; (((mn div 16)) div 2)
(declare-const m1 Real) ; (mn div 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (ks div 4) >= 0
(declare-const m0 Real) ; (ks div 4)
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (ks mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (mn div 16) >= 0
(declare-const m0 Real) ; (mn div 16)
(declare-const m1 Real) ; mn
(declare-const m2 Real) ; (mn mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (mn mod 16) + 16*(((mn div 16)) mod 2) >= 0
(declare-const m0 Real) ; (mn mod 16)
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(((mn div 16)) div 2) + MN/32 - 1 >= 0
(declare-const m0 Real) ; (((mn div 16)) div 2)
(declare-const m1 Real) ; MN/32
(declare-const m2 Real) ; mn
(declare-const m3 Real) ; (mn div 16)
(declare-const m4 Real) ; (mn mod 16)
(declare-const m5 Real) ; (((mn div 16)) mod 2)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 2 m0) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(check-sat)

(reset)
; -(mn mod 16) - 16*(((mn div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (mn mod 16)
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -mn + (mn mod 16) + 32*(((mn div 16)) div 2) + 16*(((mn div 16)) mod 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) div 2)
(declare-const m3 Real) ; (((mn div 16)) mod 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 32) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (ks mod 4)
(declare-const m4 Real) ; (((ks div 4)) mod 2)
(declare-const m5 Real) ; (((mn div 16)) div 2)*K_SCALES/8
(declare-const m6 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) (* (- 4) m1) (* (- 256) m5) (* (- 1) m2) (* (- 256) m6) (* (- 64) m3) (* (- 2) m4)) 0)) ; given
(assert (>= (+ m6 (* (- 1) m0)) 0)) ; given, times K_SCALES/8
(assert (>= m5 0)) ; combine, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; (((mn div 16)) mod 2)
(declare-const m4 Real) ; (ks div 4)
(declare-const m5 Real) ; (ks mod 4)
(declare-const m6 Real) ; (((ks div 4)) div 2)
(declare-const m7 Real) ; (((ks div 4)) mod 2)
(declare-const m8 Real) ; (((mn div 16)) div 2)*K_SCALES/8
(declare-const m9 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 8 m0)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m4) m5) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m6) m7) 0)) ; euclid
(assert (>= m6 0)) ; combine
(assert (>= (+ (- 1) (* 4 m2) (* 256 m8) m3 (* (- 256) m9) (* 64 m5) (* 2 m7)) 0)) ; given
(assert (>= (+ (* (- 1) m8) m9 (* (- 1) m0)) 0)) ; combine, times K_SCALES/8
(check-sat)

(reset)
; mn - (mn mod 16) - 32*(((mn div 16)) div 2) - 16*(((mn div 16)) mod 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) div 2)
(declare-const m3 Real) ; (((mn div 16)) mod 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 32 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)
