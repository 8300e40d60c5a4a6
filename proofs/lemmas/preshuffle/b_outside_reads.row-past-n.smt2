; preshuffle.b_outside_reads/row past N
; 88bdfe615fed9bc940d7ef1aab80447a8a6468cbc0302ec2997aab218dbd56ac
; 3 lemmas, each unsat

(reset)
; (kb div 64) >= 0
(declare-const m0 Real) ; (kb div 64)
(declare-const m1 Real) ; kb
(declare-const m2 Real) ; (kb mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -N/16 + (n div 16) >= 0
(declare-const m0 Real) ; N/16
(declare-const m1 Real) ; (n div 16)
(declare-const m2 Real) ; n
(declare-const m3 Real) ; (n mod 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ m2 (* (- 16) m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (n mod 16)
(declare-const m1 Real) ; (kb div 64)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; N/16*K_BYTES/64
(declare-const m5 Real) ; (n div 16)*K_BYTES/64
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; combine
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* 1024 m4) (* (- 1024) m5) (* (- 16) m0) (* (- 1024) m1) (* (- 1) m2) (* (- 256) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m4) m5) 0)) ; combine, times K_BYTES/64
(check-sat)
