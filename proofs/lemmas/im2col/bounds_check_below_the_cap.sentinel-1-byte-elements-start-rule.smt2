; im2col.bounds_check_below_the_cap/sentinel, 1-byte elements, start rule
; 5b75093ba54e6e051e3511bff34820feaf6e1d1e9689938dc7d8b530ec185e09
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dword
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; num_records >= 0
(declare-const m0 Real) ; num_records
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
