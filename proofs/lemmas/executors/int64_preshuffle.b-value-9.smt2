; executors.int64_preshuffle/B, value 9
; ba13fb06953ba58f49fffd3f38530be52b5342e507d88f05592eba9d8ba6ab94
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1024) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1024) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times K_BYTES/64
(check-sat)
