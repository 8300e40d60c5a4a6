; im2col.tail_with_headroom/4-byte elements
; 2a90afb7155e3544c1104aebd0ba7becc79e12c5b5f6da7992a3f29e487f3d3f
; 7 lemmas, each unsat

(reset)
; -4*num_records + 4294967295 >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; address
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1073741823 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; -address + 2147483647 >= 0
(declare-const m0 Real) ; address
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (>= (+ 4294967295 (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; 4*address >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
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
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(declare-const m2 Real) ; dword
(assert (>= (+ (* 4 m0) (* (- 4) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 4) m0) (* 4 m1) (* (- 4) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(declare-const m2 Real) ; dword
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* (- 4) m2)) 0)) ; given
(check-sat)
