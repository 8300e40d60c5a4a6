; preshuffle.scales_weakest_condition/32 does not divide MN: a scale leaves the buffer
; acad62ce27a200bd234ece60127dbadd6e674afd8d8c6bda29e57dcfb34ec8e8
; 6 lemmas, each unsat

(reset)
; (ite1 mod 16) + 16*(((ite1 div 16)) mod 2) >= 0
(declare-const m0 Real) ; (ite1 mod 16)
(declare-const m1 Real) ; (((ite1 div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(ite1 mod 16) - 16*(((ite1 div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (ite1 mod 16)
(declare-const m1 Real) ; (((ite1 div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -ite1 + (ite1 mod 16) + 32*(((ite1 div 16)) div 2) + 16*(((ite1 div 16)) mod 2) >= 0
(declare-const m0 Real) ; ite1
(declare-const m1 Real) ; (ite1 mod 16)
(declare-const m2 Real) ; (((ite1 div 16)) div 2)
(declare-const m3 Real) ; (((ite1 div 16)) mod 2)
(declare-const m4 Real) ; (ite1 div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 32) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; (MN mod 32)
(declare-const m2 Real) ; MN*K_SCALES/8
(declare-const m3 Real) ; (MN div 32)*K_SCALES/8
(declare-const m4 Real) ; K_SCALES/8*(MN mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ 16 (* 2 m2) (* (- 64) m3) (* (- 64) m0) (* (- 1) m1)) 0)) ; tighten
(assert (= (+ (* (- 1) m2) (* 32 m3) m4) 0)) ; euclid, times K_SCALES/8
(assert (>= (+ (* 16 m0) (* (- 1) m4)) 0)) ; given, times K_SCALES/8
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(declare-const m1 Real) ; MN*K_SCALES/8
(declare-const m2 Real) ; (MN div 32)*K_SCALES/8
(declare-const m3 Real) ; K_SCALES/8*(MN mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ m1 (* (- 32) m2) (* (- 32) m0)) 0)) ; tighten
(assert (= (+ (* (- 1) m1) (* 32 m2) m3) 0)) ; euclid, times K_SCALES/8
(assert (>= (+ (* 31 m0) (* (- 1) m3)) 0)) ; euclid, times K_SCALES/8
(check-sat)

(reset)
; ite1 - (ite1 mod 16) - 32*(((ite1 div 16)) div 2) - 16*(((ite1 div 16)) mod 2) >= 0
(declare-const m0 Real) ; ite1
(declare-const m1 Real) ; (ite1 mod 16)
(declare-const m2 Real) ; (((ite1 div 16)) div 2)
(declare-const m3 Real) ; (((ite1 div 16)) mod 2)
(declare-const m4 Real) ; (ite1 div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 32 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)
