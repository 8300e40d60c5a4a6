; preshuffle.b_bijective/every byte holds an element
; 8426b57b9175ec437939c2dfb807e7573c458e3d3aa3750a134770eab178e128
; 17 lemmas, each unsat

(reset)
; (((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64)) >= 0
(declare-const m0 Real) ; (((((byte div 16)) div 16)) div 4)
(declare-const m1 Real) ; K_BYTES/64*(((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64))
(declare-const m2 Real) ; (((((((byte div 16)) div 16)) div 4)) mod (K_BYTES/64))
(declare-const m3 Real) ; K_BYTES/64
(assert (>= m0 0)) ; combine
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times K_BYTES/64
(check-sat)

(reset)
; (((((byte div 16)) div 16)) div 4) >= 0
(declare-const m0 Real) ; (((((byte div 16)) div 16)) div 4)
(declare-const m1 Real) ; (((byte div 16)) div 16)
(declare-const m2 Real) ; (((((byte div 16)) div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((byte div 16)) div 16) >= 0
(declare-const m0 Real) ; (((byte div 16)) div 16)
(declare-const m1 Real) ; (byte div 16)
(declare-const m2 Real) ; (((byte div 16)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (byte div 16) >= 0
(declare-const m0 Real) ; (byte div 16)
(declare-const m1 Real) ; byte
(declare-const m2 Real) ; (byte mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (byte mod 16) + 16*(((((byte div 16)) div 16)) mod 4) >= 0
(declare-const m0 Real) ; (byte mod 16)
(declare-const m1 Real) ; (((((byte div 16)) div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(byte mod 16) - 16*(((((byte div 16)) div 16)) mod 4) + 63 >= 0
(declare-const m0 Real) ; (byte mod 16)
(declare-const m1 Real) ; (((((byte div 16)) div 16)) mod 4)
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 4*N/16*K_BYTES/64 - (((byte div 16)) div 16) - 1 >= 0
(declare-const m0 Real) ; N/16*K_BYTES/64
(declare-const m1 Real) ; (((byte div 16)) div 16)
(declare-const m2 Real) ; (byte div 16)
(declare-const m3 Real) ; (((byte div 16)) mod 16)
(assert (>= (+ (* (- 4) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 64 m0)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; 64*N/16*K_BYTES/64 - (byte div 16) - 1 >= 0
(declare-const m0 Real) ; (byte div 16)
(declare-const m1 Real) ; N/16*K_BYTES/64
(declare-const m2 Real) ; byte
(declare-const m3 Real) ; (byte mod 16)
(assert (>= (+ m0 (* (- 64) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 1024 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; N/16 - (((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64)) - 1 >= 0
(declare-const m0 Real) ; N/16*K_BYTES/64
(declare-const m1 Real) ; (((((byte div 16)) div 16)) div 4)
(declare-const m2 Real) ; K_BYTES/64*(((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64))
(declare-const m3 Real) ; (((((((byte div 16)) div 16)) div 4)) mod (K_BYTES/64))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times K_BYTES/64
(check-sat)

(reset)
; N/16*K_BYTES/64 - (((((byte div 16)) div 16)) div 4) - 1 >= 0
(declare-const m0 Real) ; N/16*K_BYTES/64
(declare-const m1 Real) ; (((((byte div 16)) div 16)) div 4)
(declare-const m2 Real) ; (((byte div 16)) div 16)
(declare-const m3 Real) ; (((((byte div 16)) div 16)) mod 4)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 4 m0) (* (- 1) m2)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 4 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((byte div 16)) mod 16)
(declare-const m1 Real) ; (((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64))
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((byte div 16)) mod 16)
(declare-const m1 Real) ; N/16
(declare-const m2 Real) ; (((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64))
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* (- 16) m1) m0 (* 16 m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (byte mod 16)
(declare-const m1 Real) ; (((((byte div 16)) div 16)) mod 4)
(declare-const m2 Real) ; (((((((byte div 16)) div 16)) div 4)) mod (K_BYTES/64))
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (byte mod 16)
(declare-const m1 Real) ; (((((byte div 16)) div 16)) mod 4)
(declare-const m2 Real) ; K_BYTES/64
(declare-const m3 Real) ; (((((((byte div 16)) div 16)) div 4)) mod (K_BYTES/64))
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) m2 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ m0 (* (- 64) m2) (* 16 m1) (* 64 m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; byte
(declare-const m1 Real) ; (byte div 16)
(declare-const m2 Real) ; (byte mod 16)
(declare-const m3 Real) ; (((byte div 16)) div 16)
(declare-const m4 Real) ; (((byte div 16)) mod 16)
(declare-const m5 Real) ; (((((byte div 16)) div 16)) div 4)
(declare-const m6 Real) ; (((((byte div 16)) div 16)) mod 4)
(declare-const m7 Real) ; K_BYTES/64*(((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64))
(declare-const m8 Real) ; (((((((byte div 16)) div 16)) div 4)) mod (K_BYTES/64))
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 4 m5) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m5) m8) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) m2 (* 1024 m7) (* 16 m4) (* 256 m6) (* 1024 m8)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; byte
(declare-const m1 Real) ; (byte div 16)
(declare-const m2 Real) ; (byte mod 16)
(declare-const m3 Real) ; (((byte div 16)) div 16)
(declare-const m4 Real) ; (((byte div 16)) mod 16)
(declare-const m5 Real) ; (((((byte div 16)) div 16)) div 4)
(declare-const m6 Real) ; (((((byte div 16)) div 16)) mod 4)
(declare-const m7 Real) ; K_BYTES/64*(((((((byte div 16)) div 16)) div 4)) div (K_BYTES/64))
(declare-const m8 Real) ; (((((((byte div 16)) div 16)) div 4)) mod (K_BYTES/64))
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 4 m5) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m5) m8) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 1024) m7) (* (- 16) m4) (* (- 256) m6) (* (- 1024) m8)) 0)) ; given
(check-sat)
