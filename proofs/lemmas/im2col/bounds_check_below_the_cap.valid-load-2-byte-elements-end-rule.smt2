; im2col.bounds_check_below_the_cap/valid load, 2-byte elements, end rule
; 58ae15aa90e42781031b812819df9b95caf7a87be37bbbc68b6a8fdc054a1a41
; 6 lemmas, each unsat

(reset)
; -2*address + 4294967295 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 2147483647 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; 2*address >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; 2*num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
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
(assert (>= (+ (- 4) (* 2 m2) (* (- 4) m3)) 0)) ; given
(assert (>= (+ 3 (* (- 2) m0) (* 2 m1) (* 4 m3)) 0)) ; given
(check-sat)
