; executors.mma_load_b_reads/16x16x32_b16, Swizzle(3, 0, 3), byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes != 0
; d75feae08307770894a6343440b930033f9c1b6f263805f971fb0541cee38ac4
; 8 lemmas, each unsat

(reset)
; ((band6(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 56)) div 8) >= 0
(declare-const m0 Real) ; ((band6(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 56)) div 8)
(declare-const m1 Real) ; band6(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 56)
(declare-const m2 Real) ; ((band6(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 56)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
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
(declare-const m0 Real) ; ((band6(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 56)) div 8)
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
(declare-const m0 Real) ; band6(4*(lane mod 16)*k_tiles + (lane div 16) + 4*j + 4*h, 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= (+ 65535 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 65536) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
