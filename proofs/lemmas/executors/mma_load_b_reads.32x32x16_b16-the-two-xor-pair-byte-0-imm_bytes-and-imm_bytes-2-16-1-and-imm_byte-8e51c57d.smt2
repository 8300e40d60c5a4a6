; executors.mma_load_b_reads/32x32x16_b16, the two-xor pair, byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 2be63218ef00f60fd6e99ebd1ca82fc59907f3ab171300d1fcc1f75793df8962
; 11 lemmas, each unsat

(reset)
; ((band10(xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) div 64) >= 0
(declare-const m0 Real) ; ((band10(xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) div 64)
(declare-const m1 Real) ; band10(xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)
(declare-const m2 Real) ; ((band10(xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
(check-sat)

(reset)
; ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16) >= 0
(declare-const m0 Real) ; ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)
(declare-const m1 Real) ; band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)
(declare-const m2 Real) ; ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
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
(assert (>= (- 65536) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band10(xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)
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
(declare-const m0 Real) ; band10(xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16)), 64)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor9(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, ((band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 32)) div 16))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
