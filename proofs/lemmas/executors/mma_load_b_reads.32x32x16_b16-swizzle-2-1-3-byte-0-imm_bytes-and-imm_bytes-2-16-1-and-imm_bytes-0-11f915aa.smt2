; executors.mma_load_b_reads/32x32x16_b16, Swizzle(2, 1, -3), byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 159dae0e051876ee4ef398fe1acc4da48973ed623df3e4a4a94ac8d8542e88c7
; 6 lemmas, each unsat

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
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ m0 (* 2 m1) (* 2 m2) (* 2 m3)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1) (* (- 2) m2) (* (- 2) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 6)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 6)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; given
(check-sat)
