; executors.int64_preshuffle/B, value 12
; 89153d90896339f5fd89c1659170d52178d24ec3158f55345d77d977954a8e2b
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
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; (n div 16)*K_BYTES/64
(declare-const m5 Real) ; N/16*K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (- 1) (* 1024 m4) (* 16 m1) (* (- 1024) m5) m2 (* 256 m3)) 0)) ; given
(assert (>= (+ (* (- 1) m4) m5 (* (- 1) m0)) 0)) ; combine, times K_BYTES/64
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
