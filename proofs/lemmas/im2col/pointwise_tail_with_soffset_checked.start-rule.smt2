; im2col.pointwise_tail_with_soffset_checked/start rule
; 2045ff35028fa58464b3716f8097d952ef7d356989747e698cbf8cbe889a9bc2
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dword
(declare-const m1 Real) ; k_base*element_bytes
(declare-const m2 Real) ; col*element_bytes
(declare-const m3 Real) ; C*M*element_bytes
(declare-const m4 Real) ; C*m_base*element_bytes
(declare-const m5 Real) ; C*row*element_bytes
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5) (* (- 4) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= m2 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m3) m4 m5) 0)) ; given, times C*element_bytes
(check-sat)
