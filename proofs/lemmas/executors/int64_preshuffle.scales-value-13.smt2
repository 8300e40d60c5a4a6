; executors.int64_preshuffle/scales, value 13
; 160fbef6c8cebda4fab335fb173427b0dcf02c9f63a55433e5301c22a8f42834
; 4 lemmas, each unsat

(reset)
; (mn div 32) >= 0
(declare-const m0 Real) ; (mn div 32)
(declare-const m1 Real) ; mn
(declare-const m2 Real) ; (mn mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(mn div 32) + MN/32 - 1 >= 0
(declare-const m0 Real) ; (mn div 32)
(declare-const m1 Real) ; MN/32
(declare-const m2 Real) ; mn
(declare-const m3 Real) ; (mn mod 32)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (mn div 32)
(declare-const m1 Real) ; MN/32
(declare-const m2 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ (- 1) (* 256 m0) (* (- 256) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m2) 0)) ; given, times MN/32
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (mn div 32)
(declare-const m2 Real) ; MN/32*K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 256) m1) (* (- 256) m2)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; given, times K_SCALES/8
(check-sat)
