; executors.int64_preshuffle/scales, value 11
; 1b9b87fbe1d09bcb0caaed1822e65f3945ce67bb3c928c64f4bd9d283c57619f
; 4 lemmas, each unsat

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
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (ks mod 4)
(declare-const m4 Real) ; (((ks div 4)) mod 2)
(declare-const m5 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) (* (- 64) m3) (* (- 2) m4) (* (- 256) m5) (* (- 4) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m5) 0)) ; given, times K_SCALES/8
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
(declare-const m8 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 8 m0)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m4) m5) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m6) m7) 0)) ; euclid
(assert (>= m6 0)) ; combine
(assert (>= (+ (- 1) (* 64 m5) (* 2 m7) (* (- 256) m8) (* 4 m2) m3) 0)) ; given
(assert (>= (+ (* (- 1) m0) m8) 0)) ; given, times K_SCALES/8
(check-sat)
