; epilogue.workspace_stored_exactly_once/at least once
; 338dedbd78bdc555d1c411e20e17fbbf4c6bcfa42f7bcae722ec54f12b797cd7
; 7 lemmas, each unsat

(reset)
; (row div M) >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; M*(row div M)
(declare-const m2 Real) ; (row mod M)
(declare-const m3 Real) ; M
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times M
(check-sat)

(reset)
; -(row div M) + num_splits - 1 >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; M*num_splits
(declare-const m2 Real) ; M*(row div M)
(declare-const m3 Real) ; (row mod M)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; negated target, times M
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div M)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div M)
(declare-const m1 Real) ; num_splits
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod M)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M
(declare-const m1 Real) ; (row mod M)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)
