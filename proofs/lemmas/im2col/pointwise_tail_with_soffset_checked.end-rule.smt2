; im2col.pointwise_tail_with_soffset_checked/end rule
; a364f1c30ef49bda304cc2e592b63627015367124aa401d6488665e73453aefa
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
(assert (>= (+ (- 4) (* (- 1) m1) (* (- 1) m2) m3 (* (- 1) m4) (* (- 1) m5) (* (- 4) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= m2 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m3) m4 m5) 0)) ; given, times C*element_bytes
(check-sat)
