; executors.im2col_carry/3-D
; 13a2232fe260ec7246a8fc6d55d2746c1f505b22d7bf17e453a3c874268e06ee
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
