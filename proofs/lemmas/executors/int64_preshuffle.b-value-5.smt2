; executors.int64_preshuffle/B, value 5
; ceecd71df21de53a00d3443973ba36e32d30568280d04f8e457d83154d1cd40d
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
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1024) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; kb
(declare-const m2 Real) ; (kb div 16)
(declare-const m3 Real) ; (kb mod 16)
(declare-const m4 Real) ; (((kb div 16)) div 4)
(declare-const m5 Real) ; (((kb div 16)) mod 4)
(declare-const m6 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 64 m0)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m4) m5) 0)) ; euclid
(assert (>= m4 0)) ; combine
(assert (>= (+ (- 1) m5 (* (- 1024) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m6) 0)) ; given, times K_BYTES/64
(check-sat)
