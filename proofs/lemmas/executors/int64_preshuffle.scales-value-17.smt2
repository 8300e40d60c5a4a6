; executors.int64_preshuffle/scales, value 17
; f47f21aa3f9e00e0ab1a9bbf061fb537377a4b15aad6f980990c2e7b6a9a1b65
; 4 lemmas, each unsat

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
; -(ks div 8) + K_SCALES/8 - 1 >= 0
(declare-const m0 Real) ; (ks div 8)
(declare-const m1 Real) ; K_SCALES/8
(declare-const m2 Real) ; ks
(declare-const m3 Real) ; (ks mod 8)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 8 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) m0) 0)) ; combine
(assert (>= (+ (- 1) m1 (* (- 256) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 256) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)
