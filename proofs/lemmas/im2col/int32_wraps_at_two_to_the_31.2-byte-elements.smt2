; im2col.int32_wraps_at_two_to_the_31/2-byte elements
; b3aed8490a4320a4671a33486b596a482486c47af0a7a9ab326ababfc2a10384
; 6 lemmas, each unsat

(reset)
; -2*(x mod 2147483648) + 4294967295 >= 0
(declare-const m0 Real) ; (x mod 2147483648)
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*x + 2*(x mod 2147483648) + 4294967296*(x div 2147483648) >= 0
(declare-const m0 Real) ; x
(declare-const m1 Real) ; (x mod 2147483648)
(declare-const m2 Real) ; (x div 2147483648)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 4294967296) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2147483648 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*(x mod 2147483648) >= 0
(declare-const m0 Real) ; (x mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*x - 2*(x mod 2147483648) - 4294967296*(x div 2147483648) >= 0
(declare-const m0 Real) ; x
(declare-const m1 Real) ; (x mod 2147483648)
(declare-const m2 Real) ; (x div 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 4294967296 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2147483648 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x mod 2147483648)
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x mod 2147483648)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; given
(check-sat)
