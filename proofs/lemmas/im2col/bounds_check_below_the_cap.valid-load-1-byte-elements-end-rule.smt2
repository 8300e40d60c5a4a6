; im2col.bounds_check_below_the_cap/valid load, 1-byte elements, end rule
; c2c8cb61626d0adfd2c10cb061bcdd88ce08d46470ac470f65941411f2bd4639
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
(assert (>= (+ 3 m0 (* (- 1) m1) (* 4 m3)) 0)) ; given
(check-sat)

(reset)
; num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
