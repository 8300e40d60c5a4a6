; executors.int64_preshuffle/B, value 3
; d009431e198c1d4bc03cbec1843c3de46fc84d6ce42d0e1d15c92dd3a06a1e95
; 3 lemmas, each unsat

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
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 1024) m3) (* (- 16) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; kb
(declare-const m2 Real) ; (n mod 16)
(declare-const m3 Real) ; (kb div 16)
(declare-const m4 Real) ; (kb mod 16)
(declare-const m5 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 64 m0)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m3) m4) 0)) ; euclid
(assert (>= m3 0)) ; combine
(assert (>= (+ (- 1) m4 (* (- 1024) m5) (* 16 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m5) 0)) ; given, times K_BYTES/64
(check-sat)
