; executors.int64_preshuffle/B, value 2
; 3414bd205e8712d3b7e72476bae202ede644d6bd21eccbf033d0af3b5cb2a3a2
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
(declare-const m1 Real) ; (kb mod 16)
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
(declare-const m4 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 64 m0)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m2) m3) 0)) ; euclid
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) m3 (* (- 1024) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times K_BYTES/64
(check-sat)
