; executors.int64_preshuffle/B, value 14
; 56b167f3216e90409321c98e8f28e079d42e76eaebd5438a91f258d64d488288
; 4 lemmas, each unsat

(reset)
; (kb div 64) >= 0
(declare-const m0 Real) ; (kb div 64)
(declare-const m1 Real) ; kb
(declare-const m2 Real) ; (kb mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(kb div 64) + K_BYTES/64 - 1 >= 0
(declare-const m0 Real) ; (kb div 64)
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; kb
(declare-const m3 Real) ; (kb mod 64)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 64 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 64 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (kb div 64)
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ (- 1) (* 1024 m0) (* (- 1024) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m2) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (kb div 64)
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1024) m1) (* (- 1024) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)
