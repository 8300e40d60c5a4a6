; im2col.clamped_sentinel/4 GiB or more, 4-byte elements
; 8949edf2d1fbac2b07821978a3f43fd87730342fd3267929c870eb20e7b229fe
; 9 lemmas, each unsat

(reset)
; (num_records mod 1073741824) + 1073741824*(num_records div 1073741824) - ((num_records + 2147483648) mod 4294967296) - 4294967296*((num_records + 2147483648) div 4294967296) + 2147483648 >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(declare-const m1 Real) ; (num_records div 1073741824)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0) (* (- 1073741824) m1) m2 (* 4294967296 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 1073741824 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; -(num_records mod 1073741824) - 1073741824*(num_records div 1073741824) + ((num_records + 2147483648) mod 4294967296) + 4294967296*((num_records + 2147483648) div 4294967296) - 2147483648 >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(declare-const m1 Real) ; (num_records div 1073741824)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ 2147483647 m0 (* 1073741824 m1) (* (- 1) m2) (* (- 4294967296) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 1073741824 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; -4*(num_records mod 1073741824) + 4294967295 >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ 1073741823 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -4*(num_records mod 1073741824) - 4294967296*(num_records div 1073741824) + 4*((num_records + 2147483648) mod 4294967296) + 17179869184*((num_records + 2147483648) div 4294967296) - 8589934592 >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(declare-const m1 Real) ; (num_records div 1073741824)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ 8589934591 (* 4 m0) (* 4294967296 m1) (* (- 4) m2) (* (- 17179869184) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 1073741824 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; -4*num_records + 4*(num_records mod 1073741824) + 4294967296*(num_records div 1073741824) >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; (num_records mod 1073741824)
(declare-const m2 Real) ; (num_records div 1073741824)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 4294967296) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 1073741824 m2)) 0)) ; euclid
(check-sat)

(reset)
; 4*(num_records mod 1073741824) + 4294967296*(num_records div 1073741824) - 4*((num_records + 2147483648) mod 4294967296) - 17179869184*((num_records + 2147483648) div 4294967296) + 8589934592 >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(declare-const m1 Real) ; (num_records div 1073741824)
(declare-const m2 Real) ; ((num_records + 2147483648) mod 4294967296)
(declare-const m3 Real) ; ((num_records + 2147483648) div 4294967296)
(declare-const m4 Real) ; num_records
(assert (>= (+ (- 8589934593) (* (- 4) m0) (* (- 4294967296) m1) (* 4 m2) (* 17179869184 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 1073741824 m1)) 0)) ; euclid
(assert (= (+ (- 2147483648) (* (- 1) m4) m2 (* 4294967296 m3)) 0)) ; euclid
(check-sat)

(reset)
; 4*(num_records mod 1073741824) >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 4*num_records - 4*(num_records mod 1073741824) - 4294967296*(num_records div 1073741824) >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; (num_records mod 1073741824)
(declare-const m2 Real) ; (num_records div 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 4294967296 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 1073741824 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (num_records mod 1073741824)
(assert (>= (+ (- 4294967292) (* 4 m0)) 0)) ; given
(assert (>= (+ 4294967291 (* (- 4) m0)) 0)) ; given
(check-sat)
