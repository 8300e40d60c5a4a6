; epilogue.workspace_stored_exactly_once/at most once
; e32052393274e3a2e5765d6f2937e0edc47f899227abcae92db4730a529f90ad
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; M
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; M
(declare-const m1 Real) ; m
(declare-const m2 Real) ; split*M
(declare-const m3 Real) ; M*num_splits
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* (- 1) m0) m3) 0)) ; given, times M
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; split*M
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times M
(check-sat)
