; executors.int64_preshuffle/B, value 7
; 0490c305278aeb1ffaf9edcd9735985c70d58f61d759a60b33dc8816df1f5584
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m4) (* 16 m1) m2 (* 256 m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; K_BYTES/64*N/16
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m4) (* (- 16) m1) (* (- 1) m2) (* (- 256) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times K_BYTES/64
(check-sat)
