; preshuffle.scales_outside_read/row before MN
; f83e260ede8152585563812d77629a75c983b7e1ddbc7f70ce2771a41f3c21f1
; 3 lemmas, each unsat

(reset)
; K_SCALES/8 - (ks div 8) - 1 >= 0
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; ks
(declare-const m3 Real) ; (ks mod 8)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; MN/32 - (row div 32) - 1 >= 0
(declare-const m0 Real) ; MN/32
(declare-const m1 Real) ; (row div 32)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 32)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (row mod 16)
(declare-const m4 Real) ; (((row div 16)) mod 2)
(declare-const m5 Real) ; (((ks div 4)) mod 2)
(declare-const m6 Real) ; MN/32*K_SCALES/8
(declare-const m7 Real) ; (row div 32)*K_SCALES/8
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 256) m6) (* 256 m7) (* 256 m1) (* 64 m2) (* 4 m3) m4 (* 2 m5)) 0)) ; given
(assert (>= (+ m6 (* (- 1) m7) (* (- 1) m0)) 0)) ; combine, times K_SCALES/8
(check-sat)
