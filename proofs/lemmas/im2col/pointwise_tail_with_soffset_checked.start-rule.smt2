; im2col.pointwise_tail_with_soffset_checked/start rule
; 2045ff35028fa58464b3716f8097d952ef7d356989747e698cbf8cbe889a9bc2
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dword
(declare-const m1 Real) ; k_base*element_bytes
(declare-const m2 Real) ; element_bytes*col
(declare-const m3 Real) ; element_bytes*C*M
(declare-const m4 Real) ; element_bytes*C*m_base
(declare-const m5 Real) ; element_bytes*C*row
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5)) 0)) ; given
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= m2 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m3) m4 m5) 0)) ; given, times element_bytes*C
(check-sat)
