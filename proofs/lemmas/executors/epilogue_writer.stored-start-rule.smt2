; executors.epilogue_writer/stored, start rule
; a9f7a916d8d7da1efee6d22688a20a0fcf4c53496aecf4a5973fb54c066302eb
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; ((row_stride*element_bytes*m + element_bytes*n) mod 4294967296)
(declare-const m1 Real) ; ((row_stride*element_bytes*M) mod 4294967296)
(declare-const m2 Real) ; ((element_bytes*e) div 4)
(assert (>= (+ m0 (* (- 1) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 4) m2)) 0)) ; given
(check-sat)
