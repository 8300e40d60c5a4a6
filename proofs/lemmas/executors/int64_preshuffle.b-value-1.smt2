; executors.int64_preshuffle/B, value 1
; 987f7edd7e74df9e87033c34e122b43ab3909187ee83fc45989ddfceb04864eb
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m2) (* 16 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m2) (* (- 16) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_BYTES/64
(check-sat)
