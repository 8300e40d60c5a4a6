; executors.mma_load_b_reads/16x16x128_f8, the two-xor pair
; a55fd27e19299d9f68d2e13a1740d5c03879547bb0aaefac2f28f3f9715708e8
; 10 lemmas, each unsat

(reset)
; ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16) >= 0
(declare-const m0 Real) ; ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)
(declare-const m1 Real) ; band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)
(declare-const m2 Real) ; ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
(check-sat)

(reset)
; ((band9(xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)), 64)) div 64) >= 0
(declare-const m0 Real) ; ((band9(xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)), 64)) div 64)
(declare-const m1 Real) ; band9(xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)), 64)
(declare-const m2 Real) ; ((band9(xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)), 64)) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
(check-sat)

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1) (* (- 8) m2) (* (- 4) m3)) 0)) ; negated target
(assert (>= m2 0)) ; given
(assert (>= m3 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band9(xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)), 64)) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ m0 (* 8 m1) (* 8 m2) (* 4 m3)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1) (* (- 8) m2) (* (- 4) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band9(xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16)), 64)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor8(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, ((band6(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 32)) div 16))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
