; executors.mma_load_b_reads/32x32x64_f8, Swizzle(3, 0, 3), byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 4148678f5c6fec4920465d8be2826c655f33b9c52b41821fb4f34e82c03cf2bf
; 6 lemmas, each unsat

(reset)
; ((band7(4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h, 56)) div 8) >= 0
(declare-const m0 Real) ; ((band7(4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h, 56)) div 8)
(declare-const m1 Real) ; band7(4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h, 56)
(declare-const m2 Real) ; ((band7(4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h, 56)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
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
; 4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) (* (- 4) m2) (* (- 2) m3)) 0)) ; negated target
(assert (>= m2 0)) ; given
(assert (>= m3 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band7(4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h, 56)) div 8)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ m0 (* 4 m1) (* 4 m2) (* 2 m3)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) (* (- 4) m2) (* (- 2) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(4*(lane mod 32)*k_tiles + (lane div 32) + 4*j + 2*h, 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
