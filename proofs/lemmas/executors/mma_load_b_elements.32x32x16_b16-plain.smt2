; executors.mma_load_b_elements/32x32x16_b16, plain
; b7e6785ad880a677bb8fdc3c86d9b33e5bb76f63b7f048d05a5f8fafdf470f9e
; 10 lemmas, each unsat

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
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -16*k_tiles*((h + j) div k_tiles) + 16*h + 16*j - 16*((h + j) mod k_tiles) >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles*((h + j) div k_tiles)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* (- 16) m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane div 32) - n + 16*k_tiles - 16*((h + j) mod k_tiles) - 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; k_tiles
(declare-const m3 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (* 8 m0) m1 (* (- 16) m2) (* 16 m3)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 1) m2 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; -h + k_tiles - j - 1 >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(assert (>= (+ m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; 16*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*k_tiles*((h + j) div k_tiles) - 16*h - 16*j + 16*((h + j) mod k_tiles) >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles*((h + j) div k_tiles)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 8*(lane div 32) + n + 16*((h + j) mod k_tiles) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1) (* (- 16) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; h + j >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; j
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; given
(check-sat)
