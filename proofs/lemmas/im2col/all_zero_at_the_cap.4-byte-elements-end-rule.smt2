; im2col.all_zero_at_the_cap/4-byte elements, end rule
; 65a50e454962a0b46398d9e7131b5efcd62b49c8132ebe2cfd92244dd522cbe6
; 6 lemmas, each unsat

(reset)
; -4*address + 4294967295 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (= (+ 4294967296 (* (- 4) m1)) 0)) ; given
(check-sat)

(reset)
; -4*num_records + 8589934591 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 8589934592) (* 4 m0)) 0)) ; negated target
(assert (= (+ 4294967296 (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (= (+ 4294967296 (* (- 4) m1)) 0)) ; given
(check-sat)

(reset)
; 4*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
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
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; num_records
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (= (+ 4294967296 (* (- 4) m2)) 0)) ; given
(assert (>= (+ (- 4294967300) (* 4 m2) (* (- 4) m0) (* (- 4) m1)) 0)) ; given
(check-sat)
