; executors.int64_preshuffle/scales, value 3
; 3333285044fd69ad784da4f8325046410a0a125dc7bc8d548d8c60d113c876de
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
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 256) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (ks div 4)
(declare-const m3 Real) ; (ks mod 4)
(declare-const m4 Real) ; (((ks div 4)) div 2)
(declare-const m5 Real) ; (((ks div 4)) mod 2)
(declare-const m6 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 8 m0)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 2 m4) m5) 0)) ; euclid
(assert (>= m4 0)) ; combine
(assert (>= (+ (- 1) m5 (* (- 256) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m6) 0)) ; given, times K_SCALES/8
(check-sat)
