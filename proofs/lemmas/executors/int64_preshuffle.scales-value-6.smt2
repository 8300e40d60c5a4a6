; executors.int64_preshuffle/scales, value 6
; 31566b003d481d5744cb6accc9f3eccd08d376810a842627fe2c166a0dc0a70d
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m2) m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m2) (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times K_SCALES/8
(check-sat)
