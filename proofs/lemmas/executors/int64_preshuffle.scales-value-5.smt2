; executors.int64_preshuffle/scales, value 5
; 27940a2779d12215049c1401c049cf12db9effae0e431ccc4ec99b3f89fa3732
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
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(declare-const m2 Real) ; (((ks div 4)) mod 2)
(declare-const m3 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 2) m2) (* (- 256) m3) (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (ks div 4)
(declare-const m4 Real) ; (ks mod 4)
(declare-const m5 Real) ; (((ks div 4)) div 2)
(declare-const m6 Real) ; (((ks div 4)) mod 2)
(declare-const m7 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 8 m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 2 m5) m6) 0)) ; euclid
(assert (>= m5 0)) ; combine
(assert (>= (+ (- 1) (* 2 m6) (* (- 256) m7) m2) 0)) ; given
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times K_SCALES/8
(check-sat)
