; im2col.lost_above_the_cap/past 2^32 bytes, 4-byte elements
; 5dee8a81e177f249019ba1f9beb8211415e9511f88d7774ca213a83b7981f782
; 5 lemmas, each unsat

(reset)
; -4*((((address + 2147483648) mod 4294967296)) mod 1073741824) + 4294967295 >= 0
(declare-const m0 Real) ; ((((address + 2147483648) mod 4294967296)) mod 1073741824)
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ 1073741823 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -4*((address + 2147483648) mod 4294967296) + 4294967296*((((address + 2147483648) mod 4294967296)) div 1073741824) + 4*((((address + 2147483648) mod 4294967296)) mod 1073741824) >= 0
(declare-const m0 Real) ; ((address + 2147483648) mod 4294967296)
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296)) div 1073741824)
(declare-const m2 Real) ; ((((address + 2147483648) mod 4294967296)) mod 1073741824)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4294967296) m1) (* (- 4) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 1073741824 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 4*((((address + 2147483648) mod 4294967296)) mod 1073741824) >= 0
(declare-const m0 Real) ; ((((address + 2147483648) mod 4294967296)) mod 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 4*((address + 2147483648) mod 4294967296) - 4294967296*((((address + 2147483648) mod 4294967296)) div 1073741824) - 4*((((address + 2147483648) mod 4294967296)) mod 1073741824) >= 0
(declare-const m0 Real) ; ((address + 2147483648) mod 4294967296)
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296)) div 1073741824)
(declare-const m2 Real) ; ((((address + 2147483648) mod 4294967296)) mod 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4294967296 m1) (* 4 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 1073741824 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; ((((address + 2147483648) mod 4294967296)) mod 1073741824)
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; given
(assert (>= (+ 1073741823 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 4) m0) (* 4 m1)) 0)) ; given
(check-sat)
