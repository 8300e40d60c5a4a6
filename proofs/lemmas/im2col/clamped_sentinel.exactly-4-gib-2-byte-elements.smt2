; im2col.clamped_sentinel/exactly 4 GiB, 2-byte elements
; 75965ef290b1d68f68ed2f5fac5bd0f9a578b695f6cb9e412f58e9d0cc429d1f
; 4 lemmas, each unsat

(reset)
; -2*num_records + 8589934591 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 8589934592) (* 2 m0)) 0)) ; negated target
(assert (= (+ 4294967296 (* (- 2) m0)) 0)) ; given
(check-sat)

(reset)
; -num_records + 6442450943 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 6442450944) m0) 0)) ; negated target
(assert (= (+ 4294967296 (* (- 2) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_records
(assert (= (+ 4294967296 (* (- 2) m0)) 0)) ; given
(assert (>= (+ (- 8589934588) (* 2 m0)) 0)) ; given
(check-sat)

(reset)
; num_records - 2147483648 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; negated target
(assert (= (+ 4294967296 (* (- 2) m0)) 0)) ; given
(check-sat)
