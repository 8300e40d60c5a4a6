; im2col.lost_above_the_cap/below 2^32 bytes, 2-byte elements
; fd6d522f244c56b419466aa1640172d46cbe152b58b13462eba560884f8f0ada
; 7 lemmas, each unsat

(reset)
; -2*(num_records mod 2147483648) + 4294967295 >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; euclid
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
; 2*(num_records mod 2147483648) >= 0
(declare-const m0 Real) ; (num_records mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
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
; address + 2147483648 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; (num_records mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1)) 0)) ; given
(assert (>= (+ (* 2 m0) (* (- 2) m1)) 0)) ; given
(check-sat)
