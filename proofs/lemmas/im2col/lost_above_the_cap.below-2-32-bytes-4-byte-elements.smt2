; im2col.lost_above_the_cap/below 2^32 bytes, 4-byte elements
; 8fca9e4395e683e17d12b3c7ed7d37b284d3b13ec01f6b1b5b44a93048f6e54c
; 8 lemmas, each unsat

(reset)
; -4*(num_records mod 1073741824) + 4294967295 >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ 1073741823 (* (- 1) m0)) 0)) ; euclid
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
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ 4294967295 (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; 4*(num_records mod 1073741824) >= 0
(declare-const m0 Real) ; (num_records mod 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 4*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
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
; address + 2147483648 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (num_records mod 1073741824)
(declare-const m1 Real) ; address
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1)) 0)) ; given
(assert (>= (+ (* (- 4) m0) (* 4 m1)) 0)) ; given
(check-sat)
