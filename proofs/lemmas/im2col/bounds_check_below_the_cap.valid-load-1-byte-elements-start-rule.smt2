; im2col.bounds_check_below_the_cap/valid load, 1-byte elements, start rule
; 8620478210f63cc7c39c6dc519839718dc1b653ea1a449590dfbfb077d0929f2
; 3 lemmas, each unsat

(reset)
; -address + 4294967295 >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 4294967296) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 4294967295 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(declare-const m2 Real) ; load_width
(declare-const m3 Real) ; dword
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 4) m2 (* (- 4) m3)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* 4 m3)) 0)) ; given
(check-sat)

(reset)
; num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
