; executors.int64_preshuffle/scales, value 5
; 27940a2779d12215049c1401c049cf12db9effae0e431ccc4ec99b3f89fa3732
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(declare-const m2 Real) ; (((ks div 4)) mod 2)
(declare-const m3 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m3) m1 (* 2 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(declare-const m2 Real) ; (((ks div 4)) mod 2)
(declare-const m3 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m3) (* (- 1) m1) (* (- 2) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times K_SCALES/8
(check-sat)
