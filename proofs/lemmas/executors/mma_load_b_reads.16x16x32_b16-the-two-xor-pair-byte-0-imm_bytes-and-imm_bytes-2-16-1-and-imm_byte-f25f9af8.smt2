; executors.mma_load_b_reads/16x16x32_b16, the two-xor pair, byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 0218a9bba5fcb315abf34f0afa283cbe403b4ee2f924d25a8894a57b03e77732
; 11 lemmas, each unsat

(reset)
; ((band10(xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)), 64)) div 64) >= 0
(declare-const m0 Real) ; ((band10(xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)), 64)) div 64)
(declare-const m1 Real) ; band10(xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)), 64)
(declare-const m2 Real) ; ((band10(xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)), 64)) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
(check-sat)

(reset)
; ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16) >= 0
(declare-const m0 Real) ; ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)
(declare-const m1 Real) ; band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)
(declare-const m2 Real) ; ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
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
; 4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) (* (- 4) m2) (* (- 4) m3)) 0)) ; negated target
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
(declare-const m0 Real) ; ((band10(xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)), 64)) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ m0 (* 4 m1) (* 4 m2) (* 4 m3)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) (* (- 4) m2) (* (- 4) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band10(xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16)), 64)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor9(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, ((band7(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 32)) div 16))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
