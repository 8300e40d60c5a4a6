; im2col.no_wrap_below_the_cap/4-byte elements
; 28b2aa8ba0be2f5b1e447ea2bce31a80bb662fdea43aa50926b55474909d1ddd
; 5 lemmas, each unsat

(reset)
; -4*address + 4294967295 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1073741823 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1073741823 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; 4*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; 4*num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; address + 2147483648 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)
