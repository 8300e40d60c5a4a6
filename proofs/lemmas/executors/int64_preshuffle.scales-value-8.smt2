; executors.int64_preshuffle/scales, value 8
; b601245f89194cfb5c44a4be5607461f7caf3156c51c854744d6a2ea9687baa6
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m4) (* 4 m1) m2 (* 2 m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; K_SCALES/8*MN/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 256) m4) (* (- 4) m1) (* (- 1) m2) (* (- 2) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times K_SCALES/8
(check-sat)
