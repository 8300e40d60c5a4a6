; executors.int64_preshuffle/scales, value 2
; 45c71dc63bd09ec52914e8c52f0718972aa0dd33b05e492ae450a9945a87f196
; 3 lemmas, each unsat

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
(declare-const m1 Real) ; (ks div 4)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 256) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (ks div 4)
(declare-const m3 Real) ; (ks mod 4)
(declare-const m4 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 8 m0)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) m2 (* (- 256) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times K_SCALES/8
(check-sat)
