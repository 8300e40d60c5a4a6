; im2col.pointwise_tail_with_soffset_checked/end rule
; a364f1c30ef49bda304cc2e592b63627015367124aa401d6488665e73453aefa
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
(assert (>= (+ (- 4) (* (- 4) m0) (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5)) 0)) ; given
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= m2 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m3) m4 m5) 0)) ; given, times element_bytes*C
(check-sat)
