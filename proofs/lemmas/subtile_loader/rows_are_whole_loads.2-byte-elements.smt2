; subtile_loader.rows_are_whole_loads/2-byte elements
; b561128e1b0235240b441263f2e0cd856ed8ac9be7f99562f3a0dd4b9ad5a33e
; 21 lemmas, each unsat

(reset)
; -2*(BK mod 8) + 15 >= 0
(declare-const m0 Real) ; (BK mod 8)
(assert (>= (+ (- 16) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*BK + 2*(BK mod 8) + 16*(BK div 8) >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(declare-const m2 Real) ; (BK div 8)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; -2*BK*((-(BK mod 8)) div BK) - 2*(BK mod 8) - 2*((-(BK mod 8)) mod BK) >= 0
(declare-const m0 Real) ; BK*((-(BK mod 8)) div BK)
(declare-const m1 Real) ; (BK mod 8)
(declare-const m2 Real) ; ((-(BK mod 8)) mod BK)
(assert (>= (+ (- 1) (* 2 m0) (* 2 m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ m0 m1 m2) 0)) ; euclid
(check-sat)

(reset)
; 14*BK + 2*(BK mod 8) - 1 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(assert (>= (+ (* (- 14) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 14*BK + 2*(BK mod 8) - 16 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(assert (>= (+ 15 (* (- 14) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 16*BK - 1 >= 0
(declare-const m0 Real) ; BK
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; given
(check-sat)

(reset)
; 2*((-(BK mod 8)) mod BK) >= 0
(declare-const m0 Real) ; ((-(BK mod 8)) mod BK)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*(BK mod 8) >= 0
(declare-const m0 Real) ; (BK mod 8)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*BK + 2*(BK mod 8) - 16 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(assert (>= (+ 15 (* (- 2) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 2*BK - 2*((-(BK mod 8)) mod BK) - 1 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; ((-(BK mod 8)) mod BK)
(assert (>= (+ (* (- 2) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 2*BK - 2*(BK mod 8) + 15 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(assert (>= (+ (- 16) (* (- 2) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (* 2 m0) (* (- 2) m1)) 0)) ; combine
(check-sat)

(reset)
; 2*BK - 2*(BK mod 8) - 16*(BK div 8) >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(declare-const m2 Real) ; (BK div 8)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*BK - 2*(BK mod 8) >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; given
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 2*BK*((-(BK mod 8)) div BK) + 2*(BK mod 8) + 2*((-(BK mod 8)) mod BK) >= 0
(declare-const m0 Real) ; BK*((-(BK mod 8)) div BK)
(declare-const m1 Real) ; (BK mod 8)
(declare-const m2 Real) ; ((-(BK mod 8)) mod BK)
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 2) m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ m0 m1 m2) 0)) ; euclid
(check-sat)

(reset)
; BK - 1 >= 0
(declare-const m0 Real) ; BK
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(check-sat)

(reset)
; BK >= 0
(declare-const m0 Real) ; BK
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 8)
(declare-const m2 Real) ; BK*((-(BK mod 8)) div BK)
(declare-const m3 Real) ; ((-(BK mod 8)) mod BK)
(assert (>= (+ (- 8) m0) 0)) ; given
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 m1 m3) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 2) m0) (* (- 1) m2)) 0)) ; given, times BK
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK*((-(BK mod 8)) div BK)
(declare-const m1 Real) ; (BK mod 8)
(declare-const m2 Real) ; ((-(BK mod 8)) mod BK)
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* 2 m1)) 0)) ; given
(assert (>= m0 0)) ; given, times BK
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
