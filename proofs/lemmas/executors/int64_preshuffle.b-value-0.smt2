; executors.int64_preshuffle/B, value 0
; 93439acc4718ed6c6ef8d8dccd7c3f079284ee09617c86268d1b3cd68e77e5c0
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m2) m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m2) (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)
