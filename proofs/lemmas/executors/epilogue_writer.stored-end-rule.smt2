; executors.epilogue_writer/stored, end rule
; 62274506209c37827849b456174c22e0b1f1685efc265ed8bd6b7779b4683205
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; ((M*row_stride*element_bytes) mod 4294967296)
(declare-const m1 Real) ; ((row_stride*element_bytes*m + element_bytes*n) mod 4294967296)
(declare-const m2 Real) ; ((element_bytes*e) div 4)
(assert (>= (+ 3 (* (- 1) m0) m1 (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) m0 (* (- 1) m1) (* (- 4) m2)) 0)) ; given
(check-sat)
