; preshuffle.scales_bijective/every byte holds a scale
; ddec79750633819ce6a651e27c85342965d849530307f91649cdc635290ae74b
; 21 lemmas, each unsat

(reset)
; (((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8)) >= 0
(declare-const m0 Real) ; (((((((byte div 2)) div 2)) div 16)) div 4)
(declare-const m1 Real) ; K_SCALES/8*(((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8))
(declare-const m2 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) mod (K_SCALES/8))
(declare-const m3 Real) ; K_SCALES/8
(assert (>= m0 0)) ; combine
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times K_SCALES/8
(check-sat)

(reset)
; (((((((byte div 2)) div 2)) div 16)) div 4) >= 0
(declare-const m0 Real) ; (((((((byte div 2)) div 2)) div 16)) div 4)
(declare-const m1 Real) ; (((((byte div 2)) div 2)) div 16)
(declare-const m2 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((((byte div 2)) div 2)) div 16) >= 0
(declare-const m0 Real) ; (((((byte div 2)) div 2)) div 16)
(declare-const m1 Real) ; (((byte div 2)) div 2)
(declare-const m2 Real) ; (((((byte div 2)) div 2)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((byte div 2)) div 2) >= 0
(declare-const m0 Real) ; (((byte div 2)) div 2)
(declare-const m1 Real) ; (byte div 2)
(declare-const m2 Real) ; (((byte div 2)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (byte div 2) >= 0
(declare-const m0 Real) ; (byte div 2)
(declare-const m1 Real) ; byte
(declare-const m2 Real) ; (byte mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -16*(byte mod 2) - (((((byte div 2)) div 2)) mod 16) + 31 >= 0
(declare-const m0 Real) ; (byte mod 2)
(declare-const m1 Real) ; (((((byte div 2)) div 2)) mod 16)
(assert (>= (+ (- 32) (* 16 m0) m1) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -4*(((byte div 2)) mod 2) - (((((((byte div 2)) div 2)) div 16)) mod 4) + 7 >= 0
(declare-const m0 Real) ; (((byte div 2)) mod 2)
(declare-const m1 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(assert (>= (+ (- 8) (* 4 m0) m1) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 128*MN/32*K_SCALES/8 - (byte div 2) - 1 >= 0
(declare-const m0 Real) ; (byte div 2)
(declare-const m1 Real) ; MN/32*K_SCALES/8
(declare-const m2 Real) ; byte
(declare-const m3 Real) ; (byte mod 2)
(assert (>= (+ m0 (* (- 128) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 256 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 2 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; 16*(byte mod 2) + (((((byte div 2)) div 2)) mod 16) >= 0
(declare-const m0 Real) ; (byte mod 2)
(declare-const m1 Real) ; (((((byte div 2)) div 2)) mod 16)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 4*(((byte div 2)) mod 2) + (((((((byte div 2)) div 2)) div 16)) mod 4) >= 0
(declare-const m0 Real) ; (((byte div 2)) mod 2)
(declare-const m1 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 4*MN/32*K_SCALES/8 - (((((byte div 2)) div 2)) div 16) - 1 >= 0
(declare-const m0 Real) ; MN/32*K_SCALES/8
(declare-const m1 Real) ; (((((byte div 2)) div 2)) div 16)
(declare-const m2 Real) ; (((byte div 2)) div 2)
(declare-const m3 Real) ; (((((byte div 2)) div 2)) mod 16)
(assert (>= (+ (* (- 4) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m2)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; 64*MN/32*K_SCALES/8 - (((byte div 2)) div 2) - 1 >= 0
(declare-const m0 Real) ; MN/32*K_SCALES/8
(declare-const m1 Real) ; (((byte div 2)) div 2)
(declare-const m2 Real) ; (byte div 2)
(declare-const m3 Real) ; (((byte div 2)) mod 2)
(assert (>= (+ (* (- 64) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 128 m0)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 2 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; MN/32 - (((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8)) - 1 >= 0
(declare-const m0 Real) ; MN/32*K_SCALES/8
(declare-const m1 Real) ; (((((((byte div 2)) div 2)) div 16)) div 4)
(declare-const m2 Real) ; K_SCALES/8*(((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8))
(declare-const m3 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) mod (K_SCALES/8))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times K_SCALES/8
(check-sat)

(reset)
; MN/32*K_SCALES/8 - (((((((byte div 2)) div 2)) div 16)) div 4) - 1 >= 0
(declare-const m0 Real) ; MN/32*K_SCALES/8
(declare-const m1 Real) ; (((((((byte div 2)) div 2)) div 16)) div 4)
(declare-const m2 Real) ; (((((byte div 2)) div 2)) div 16)
(declare-const m3 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 4 m0) (* (- 1) m2)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 4 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((byte div 2)) mod 2)
(declare-const m1 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(declare-const m2 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) mod (K_SCALES/8))
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1) (* (- 8) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((byte div 2)) mod 2)
(declare-const m1 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(declare-const m2 Real) ; K_SCALES/8
(declare-const m3 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) mod (K_SCALES/8))
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) m2 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 8) m2) (* 4 m0) m1 (* 8 m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (byte mod 2)
(declare-const m1 Real) ; (((((byte div 2)) div 2)) mod 16)
(declare-const m2 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8))
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1) (* (- 32) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (byte mod 2)
(declare-const m1 Real) ; (((((byte div 2)) div 2)) mod 16)
(declare-const m2 Real) ; MN/32
(declare-const m3 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8))
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) m2 (* (- 1) m3)) 0)) ; combine
(assert (>= (+ (* 16 m0) (* (- 32) m2) m1 (* 32 m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; byte
(declare-const m1 Real) ; (byte div 2)
(declare-const m2 Real) ; (byte mod 2)
(declare-const m3 Real) ; (((byte div 2)) div 2)
(declare-const m4 Real) ; (((byte div 2)) mod 2)
(declare-const m5 Real) ; (((((byte div 2)) div 2)) div 16)
(declare-const m6 Real) ; (((((byte div 2)) div 2)) mod 16)
(declare-const m7 Real) ; (((((((byte div 2)) div 2)) div 16)) div 4)
(declare-const m8 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(declare-const m9 Real) ; K_SCALES/8*(((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8))
(declare-const m10 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) mod (K_SCALES/8))
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 16 m5) m6) 0)) ; euclid
(assert (= (+ (* (- 1) m5) (* 4 m7) m8) 0)) ; euclid
(assert (= (+ m9 (* (- 1) m7) m10) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) m2 (* 256 m9) (* 2 m4) (* 4 m6) (* 64 m8) (* 256 m10)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; byte
(declare-const m1 Real) ; (byte div 2)
(declare-const m2 Real) ; (byte mod 2)
(declare-const m3 Real) ; (((byte div 2)) div 2)
(declare-const m4 Real) ; (((byte div 2)) mod 2)
(declare-const m5 Real) ; (((((byte div 2)) div 2)) div 16)
(declare-const m6 Real) ; (((((byte div 2)) div 2)) mod 16)
(declare-const m7 Real) ; (((((((byte div 2)) div 2)) div 16)) div 4)
(declare-const m8 Real) ; (((((((byte div 2)) div 2)) div 16)) mod 4)
(declare-const m9 Real) ; K_SCALES/8*(((((((((byte div 2)) div 2)) div 16)) div 4)) div (K_SCALES/8))
(declare-const m10 Real) ; (((((((((byte div 2)) div 2)) div 16)) div 4)) mod (K_SCALES/8))
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 16 m5) m6) 0)) ; euclid
(assert (= (+ (* (- 1) m5) (* 4 m7) m8) 0)) ; euclid
(assert (= (+ m9 (* (- 1) m7) m10) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 256) m9) (* (- 2) m4) (* (- 4) m6) (* (- 64) m8) (* (- 256) m10)) 0)) ; given
(check-sat)
