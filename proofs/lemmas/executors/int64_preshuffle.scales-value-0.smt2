; executors.int64_preshuffle/scales, value 0
; b7e00754301517614ead5f73baf40178a71c9d6950a022070add595411fc9630
; 4 lemmas, each unsat

(reset)
; (mn div 16) >= 0
(declare-const m0 Real) ; (mn div 16)
(declare-const m1 Real) ; mn
(declare-const m2 Real) ; (mn mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(mn div 16) + 2*MN/32 - 1 >= 0
(declare-const m0 Real) ; (mn div 16)
(declare-const m1 Real) ; MN/32
(declare-const m2 Real) ; mn
(declare-const m3 Real) ; (mn mod 16)
(assert (>= (+ m0 (* (- 2) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn div 16)
(declare-const m2 Real) ; MN/32
(declare-const m3 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* 2 m2)) 0)) ; combine
(assert (>= (+ (- 1) m1 (* (- 256) m3)) 0)) ; given
(assert (>= (+ m3 (* (- 1) m0)) 0)) ; given, times K_SCALES/8
(assert (>= (+ (* (- 1) m2) m3) 0)) ; given, times MN/32
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn div 16)
(declare-const m2 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 256) m2)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; given, times K_SCALES/8
(check-sat)
