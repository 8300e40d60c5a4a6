; im2col.bounds_check_below_the_cap/valid load, 4-byte elements, start rule
; 3380e38e72cc7877de417739ca047ed809648f4f6dc8c9eee2b9d9ddca4465d9
; 6 lemmas, each unsat

(reset)
; -4*address + 4294967295 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1073741823 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
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

(reset)
; contradiction
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; address
(declare-const m2 Real) ; load_width
(declare-const m3 Real) ; dword
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 4) (* 4 m2) (* (- 4) m3)) 0)) ; given
(assert (>= (+ (* (- 4) m0) (* 4 m1) (* 4 m3)) 0)) ; given
(check-sat)
