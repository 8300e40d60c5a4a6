; im2col.clamped_sentinel/4 GiB or more, 2-byte elements
; 69c685f4cee591e8ee69b81ebfd540fa5c6a3618f5110bb169e75127eb9c4b02
; 9 lemmas, each unsat

(reset)
; (num_records mod 2147483648) + 2147483648*(num_records div 2147483648) - ((num_records + 2147483648) mod 4294967296) - 4294967296*((num_records + 2147483648) div 4294967296) + 2147483648 >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(declare-const m1 Real) ; (num_records div 2147483648)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0) (* (- 2147483648) m1) m2 (* 4294967296 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 2147483648 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; -(num_records mod 2147483648) - 2147483648*(num_records div 2147483648) + ((num_records + 2147483648) mod 4294967296) + 4294967296*((num_records + 2147483648) div 4294967296) - 2147483648 >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(declare-const m1 Real) ; (num_records div 2147483648)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ 2147483647 m0 (* 2147483648 m1) (* (- 1) m2) (* (- 4294967296) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 2147483648 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; -2*(num_records mod 2147483648) + 4294967295 >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*(num_records mod 2147483648) - 4294967296*(num_records div 2147483648) + 2*((num_records + 2147483648) mod 4294967296) + 8589934592*((num_records + 2147483648) div 4294967296) - 4294967296 >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(declare-const m1 Real) ; (num_records div 2147483648)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ 4294967295 (* 2 m0) (* 4294967296 m1) (* (- 2) m2) (* (- 8589934592) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 2147483648 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; -2*num_records + 2*(num_records mod 2147483648) + 4294967296*(num_records div 2147483648) >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; (num_records mod 2147483648)
(declare-const m2 Real) ; (num_records div 2147483648)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 4294967296) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2147483648 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*(num_records mod 2147483648) + 4294967296*(num_records div 2147483648) - 2*((num_records + 2147483648) mod 4294967296) - 8589934592*((num_records + 2147483648) div 4294967296) + 4294967296 >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(declare-const m1 Real) ; (num_records div 2147483648)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ (- 4294967297) (* (- 2) m0) (* (- 4294967296) m1) (* 2 m2) (* 8589934592 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 2147483648 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; 2*(num_records mod 2147483648) >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*num_records - 2*(num_records mod 2147483648) - 4294967296*(num_records div 2147483648) >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; (num_records mod 2147483648)
(declare-const m2 Real) ; (num_records div 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 4294967296 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2147483648 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (num_records mod 2147483648)
(assert (>= (+ (- 4294967292) (* 2 m0)) 0)) ; given
(assert (>= (+ 4294967291 (* (- 2) m0)) 0)) ; given
(check-sat)
