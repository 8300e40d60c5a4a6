; im2col.lost_above_the_cap/past 2^32 bytes, 2-byte elements
; da7f747a45fe387a7c8db8e0a64ba6ea12dd388e4249242f2f8dd780447e73ff
; 5 lemmas, each unsat

(reset)
; -2*((((address + 2147483648) mod 4294967296)) mod 2147483648) + 4294967295 >= 0
(declare-const m0 Real) ; ((((address + 2147483648) mod 4294967296)) mod 2147483648)
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*((address + 2147483648) mod 4294967296) + 4294967296*((((address + 2147483648) mod 4294967296)) div 2147483648) + 2*((((address + 2147483648) mod 4294967296)) mod 2147483648) >= 0
(declare-const m0 Real) ; ((address + 2147483648) mod 4294967296)
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296)) div 2147483648)
(declare-const m2 Real) ; ((((address + 2147483648) mod 4294967296)) mod 2147483648)
(assert (>= (+ (- 1) (* 2 m0) (* (- 4294967296) m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2147483648 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 2*((((address + 2147483648) mod 4294967296)) mod 2147483648) >= 0
(declare-const m0 Real) ; ((((address + 2147483648) mod 4294967296)) mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*((address + 2147483648) mod 4294967296) - 4294967296*((((address + 2147483648) mod 4294967296)) div 2147483648) - 2*((((address + 2147483648) mod 4294967296)) mod 2147483648) >= 0
(declare-const m0 Real) ; ((address + 2147483648) mod 4294967296)
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296)) div 2147483648)
(declare-const m2 Real) ; ((((address + 2147483648) mod 4294967296)) mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0) (* 4294967296 m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2147483648 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296)) mod 2147483648)
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; given
(assert (>= (+ 2147483647 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 2) m0) (* 2 m1)) 0)) ; given
(check-sat)
