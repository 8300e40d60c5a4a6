; im2col.clamped_sentinel/exactly 4 GiB, 4-byte elements
; ea3e950679c27246d7a989a02c4a9373516a436351431a46101bfe3b386a462d
; 4 lemmas, each unsat

(reset)
; -4*num_records + 8589934591 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 8589934592) (* 4 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -num_records + 2147483647 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 2147483648) m0) 0)) ; negated target
(assert (= (+ 4294967296 (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_records
(assert (= (+ 4294967296 (* (- 4) m0)) 0)) ; given
(assert (>= (+ (- 8589934588) (* 4 m0)) 0)) ; given
(check-sat)

(reset)
; num_records + 2147483648 >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 2147483649) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
