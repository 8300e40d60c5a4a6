; im2col.tail_with_headroom/2-byte elements
; 6e381b1e04cdd4fa83fed9b19b585e5d01965d06c62698484f0eb7a6ea8e1dab
; 6 lemmas, each unsat

(reset)
; -2*num_records + 4294967295 >= 0
(declare-const m0 Real) ; num_records
(declare-const m1 Real) ; address
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 2147483647 (* (- 1) m1)) 0)) ; tighten
(check-sat)

(reset)
; 2*address >= 0
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
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
(assert (>= (+ (* 2 m0) (* (- 2) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 2) m0) (* 2 m1) (* (- 4) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; num_records
(declare-const m2 Real) ; dword
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* (- 4) m2)) 0)) ; given
(check-sat)
