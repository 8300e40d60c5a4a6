; im2col.all_zero_at_the_cap/2-byte elements, end rule
; 6bfd4446f24fbd4cddfa02410cfee808bf8e989f4a35eb6f39600df874d91034
; 6 lemmas, each unsat

(reset)
; -2*address + 4294967295 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -2*num_records + 8589934591 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 8589934592) (* 2 m0)) 0)) ; negated target
(assert (= (+ 4294967296 (* (- 2) m0)) 0)) ; given
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (= (+ 4294967296 (* (- 2) m1)) 0)) ; given
(check-sat)

(reset)
; 2*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
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
(assert (= (+ 4294967296 (* (- 2) m2)) 0)) ; given
(assert (>= (+ (- 4294967300) (* 2 m2) (* (- 2) m0) (* (- 4) m1)) 0)) ; given
(check-sat)
