; executors.int64_preshuffle/scales, value 10
; 02c8184c7e3d73f02d08353326978577a7d83291c66d96b62e42f31de0eeed06
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m2) (* 64 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m2) (* (- 64) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)
