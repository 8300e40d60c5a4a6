; im2col.pointwise_valid_under_both_readings/start rule
; 645b716222091c2f90f0f3c2e8d64afce50cbabc5fa74d4728ac16688f709fa7
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_base*element_bytes
(declare-const m1 Real) ; element_bytes*col
(declare-const m2 Real) ; element_bytes*C*row
(declare-const m3 Real) ; element_bytes*C*m_base
(declare-const m4 Real) ; element_bytes*C*M
(declare-const m5 Real) ; load_bytes
(declare-const m6 Real) ; dword
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4 (* (- 1) m5)) 0)) ; given
(assert (>= (+ (- 4) m5 (* (- 4) m6)) 0)) ; given
(assert (>= (+ m0 m1 m2 m3 (* (- 1) m4) (* 4 m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_base*element_bytes
(declare-const m1 Real) ; element_bytes*col
(declare-const m2 Real) ; element_bytes*C*row
(declare-const m3 Real) ; element_bytes*C*m_base
(declare-const m4 Real) ; element_bytes*C*M
(declare-const m5 Real) ; load_bytes
(declare-const m6 Real) ; dword
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4 (* (- 1) m5)) 0)) ; given
(assert (>= (+ (- 4) m5 (* (- 4) m6)) 0)) ; given
(assert (>= (+ m1 m2 (* (- 1) m4) (* 4 m6)) 0)) ; given
(assert (>= m0 0)) ; given, times element_bytes
(assert (>= m3 0)) ; given, times element_bytes*C
(check-sat)
