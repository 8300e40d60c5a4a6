; executors.int64_preshuffle/scales, value 14
; 2bd67e32895da536b300cd4732514b74108348a9c2698c72df4694c3ab6f706d
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 256) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 256) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times K_SCALES/8
(check-sat)
