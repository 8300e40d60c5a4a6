; executors.epilogue_writer/stored, start rule
; 51fd990435d335638cae52b0fcb0044e611d6786d8275d7a9d9def8085f328e9
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; ((M*row_stride*element_bytes) mod 4294967296)
(declare-const m1 Real) ; ((row_stride*element_bytes*m + element_bytes*n) mod 4294967296)
(declare-const m2 Real) ; ((element_bytes*e) div 4)
(assert (>= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 4) m2)) 0)) ; given
(check-sat)
