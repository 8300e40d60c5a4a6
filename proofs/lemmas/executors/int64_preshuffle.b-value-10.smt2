; executors.int64_preshuffle/B, value 10
; c43971f53fdbe1492c305cf24c04455aaf13c4bef97b3c4c73555d3f770b2cc3
; 4 lemmas, each unsat

(reset)
; (n div 16) >= 0
(declare-const m0 Real) ; (n div 16)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; (n mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(n div 16) + N/16 - 1 >= 0
(declare-const m0 Real) ; (n div 16)
(declare-const m1 Real) ; N/16
(declare-const m2 Real) ; n
(declare-const m3 Real) ; (n mod 16)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n div 16)*K_BYTES/64
(declare-const m2 Real) ; N/16*K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1024) m2)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; given, times K_BYTES/64
(assert (>= m1 0)) ; combine, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n div 16)*K_BYTES/64
(declare-const m2 Real) ; N/16*K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1024) m2)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; given, times K_BYTES/64
(assert (>= (+ (* (- 1) m1) m2 (* (- 1) m0)) 0)) ; combine, times K_BYTES/64
(check-sat)
