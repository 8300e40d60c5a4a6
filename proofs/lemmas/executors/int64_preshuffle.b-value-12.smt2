; executors.int64_preshuffle/B, value 12
; 89153d90896339f5fd89c1659170d52178d24ec3158f55345d77d977954a8e2b
; 7 lemmas, each unsat

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
; -(kb div 16) + 4*K_BYTES/64 - 1 >= 0
(declare-const m0 Real) ; (kb div 16)
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; kb
(declare-const m3 Real) ; (kb mod 16)
(assert (>= (+ m0 (* (- 4) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 64 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
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
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; (n div 16)*K_BYTES/64
(declare-const m5 Real) ; N/16*K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m4) (* (- 16) m1) (* (- 1024) m5) (* (- 1) m2) (* (- 256) m3)) 0)) ; given
(assert (>= (+ m5 (* (- 1) m0)) 0)) ; given, times K_BYTES/64
(assert (>= m4 0)) ; combine, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; (n mod 16)
(declare-const m3 Real) ; (kb div 16)
(declare-const m4 Real) ; (kb mod 16)
(declare-const m5 Real) ; (((kb div 16)) div 4)
(declare-const m6 Real) ; (((kb div 16)) mod 4)
(declare-const m7 Real) ; (n div 16)*K_BYTES/64
(declare-const m8 Real) ; N/16*K_BYTES/64
(assert (>= (+ (- 1) (* (- 1) m0) (* 64 m1)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m3) (* 4 m1)) 0)) ; combine
(assert (= (+ (* (- 1) m3) (* 4 m5) m6) 0)) ; euclid
(assert (>= m5 0)) ; combine
(assert (>= (+ (- 1) (* 1024 m7) (* 16 m2) (* (- 1024) m8) m4 (* 256 m6)) 0)) ; given
(assert (>= (+ (* (- 1) m7) m8 (* (- 1) m1)) 0)) ; combine, times K_BYTES/64
(check-sat)
