; executors.int64_preshuffle/B, value 6
; 1fb366cf9aaeddd789b47a0e2bb7473bad542110c0a08a33abe556d3e6ef9043
; 4 lemmas, each unsat

(reset)
; (((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; (((kb div 16)) div 4)
(declare-const m1 Real) ; (kb div 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (kb div 16) >= 0
(declare-const m0 Real) ; (kb div 16)
(declare-const m1 Real) ; kb
(declare-const m2 Real) ; (kb mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m1) (* (- 1024) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; (kb div 16)
(declare-const m3 Real) ; (kb mod 16)
(declare-const m4 Real) ; (((kb div 16)) div 4)
(declare-const m5 Real) ; (((kb div 16)) mod 4)
(declare-const m6 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) (* (- 1) m0) (* 64 m1)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m4) m5) 0)) ; euclid
(assert (>= m4 0)) ; combine
(assert (>= (+ (- 1) (* 256 m5) (* (- 1024) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m6) 0)) ; given, times K_BYTES/64
(check-sat)
