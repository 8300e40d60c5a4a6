; im2col.tail_with_headroom/1-byte elements
; b2455f826627e0831c7f4a4e70ef4e30e3d5a47a3a632424e24b06972125e1f6
; 5 lemmas, each unsat

(reset)
; -num_records + 4294967295 >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; address
(assert (>= (+ (- 4294967296) m0) 0)) ; negated target
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 4294967295 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; address >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; address
(declare-const m2 Real) ; dword
(assert (>= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) m0 (* (- 1) m1) (* (- 4) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; address
(declare-const m2 Real) ; dword
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 4) m2)) 0)) ; given
(check-sat)

(reset)
; num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
