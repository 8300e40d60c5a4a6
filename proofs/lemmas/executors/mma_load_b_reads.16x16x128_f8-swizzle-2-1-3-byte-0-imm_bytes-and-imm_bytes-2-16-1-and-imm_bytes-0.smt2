; executors.mma_load_b_reads/16x16x128_f8, Swizzle(2, 1, -3), byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 533a4f8938e6c0bfa6d7b7c98637b13ac50391cddbe0cad492a80df6728c039a
; 5 lemmas, each unsat

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
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (lane mod 16)*k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(assert (>= (+ m0 (* 8 m1) (* 8 m2) (* 4 m3)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1) (* (- 8) m2) (* (- 4) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 6)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band7(8*(lane mod 16)*k_tiles + (lane div 16) + 8*j + 4*h, 6)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; given
(check-sat)
