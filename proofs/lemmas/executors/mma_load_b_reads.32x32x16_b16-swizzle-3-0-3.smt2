; executors.mma_load_b_reads/32x32x16_b16, Swizzle(3, 0, 3)
; e3439fe5eb6c94936cd541bd383e1cda747f21b959a104e4b34d3412cd978293
; 6 lemmas, each unsat

(reset)
; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 56)) div 8) >= 0
(declare-const m0 Real) ; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 56)) div 8)
(declare-const m1 Real) ; band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 56)
(declare-const m2 Real) ; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 56)) mod 8)
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
(declare-const m0 Real) ; ((band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 56)) div 8)
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
(declare-const m0 Real) ; band6(2*(lane mod 32)*k_tiles + (lane div 32) + 2*j + 2*h, 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
