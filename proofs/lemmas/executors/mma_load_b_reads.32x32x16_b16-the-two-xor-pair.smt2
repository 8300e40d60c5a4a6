; executors.mma_load_b_reads/32x32x16_b16, the two-xor pair
; fe9e00cf0a04312bc86e136abd5afe2476b92d21de99a07d6e027e2fdacaec75
; 10 lemmas, each unsat

(reset)
; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16) >= 0
(declare-const m0 Real) ; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)
(declare-const m1 Real) ; band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)
(declare-const m2 Real) ; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
(check-sat)

(reset)
; ((band9(xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) div 64) >= 0
(declare-const m0 Real) ; ((band9(xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) div 64)
(declare-const m1 Real) ; band9(xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)
(declare-const m2 Real) ; ((band9(xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
(check-sat)

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1) (* (- 2) m2) (* (- 2) m3)) 0)) ; negated target
(assert (>= m2 0)) ; given
(assert (>= m3 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band9(xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ m0 (* 2 m1) (* 2 m2) (* 2 m3)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1) (* (- 2) m2) (* (- 2) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band9(xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor8(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
