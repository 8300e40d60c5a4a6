; preshuffle.b_outside_reads/row before N
; f4fff7ea6ef357d5faaec6a9b159fa200293b8d308d7821919f926932f249d6e
; 3 lemmas, each unsat

(reset)
; K_BYTES/64 - (kb div 64) - 1 >= 0
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (kb div 64)
(declare-const m2 Real) ; kb
(declare-const m3 Real) ; (kb mod 64)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 64 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; N/16 - (row div 16) - 1 >= 0
(declare-const m0 Real) ; N/16
(declare-const m1 Real) ; (row div 16)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 16)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 16)
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; (kb div 64)
(declare-const m3 Real) ; (kb mod 16)
(declare-const m4 Real) ; (((kb div 16)) mod 4)
(declare-const m5 Real) ; N/16*K_BYTES/64
(declare-const m6 Real) ; (row div 16)*K_BYTES/64
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ 15 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1024) m5) (* 1024 m6) (* 16 m0) (* 1024 m2) m3 (* 256 m4)) 0)) ; given
(assert (>= (+ m5 (* (- 1) m6) (* (- 1) m1)) 0)) ; combine, times K_BYTES/64
(check-sat)
