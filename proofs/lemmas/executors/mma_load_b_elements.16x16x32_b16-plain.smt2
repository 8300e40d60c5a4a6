; executors.mma_load_b_elements/16x16x32_b16, plain
; 8f2a60ce6f849776c015b3cee8a79f7819237821c994d9d2b08442940971d397
; 10 lemmas, each unsat

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
; -(lane div 16) + 3 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -32*k_tiles*((h + j) div k_tiles) + 32*h + 32*j - 32*((h + j) mod k_tiles) >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles*((h + j) div k_tiles)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (- 1) (* (- 32) m0) (* 32 m1) (* (- 32) m2) (* 32 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane div 16) - n + 32*k_tiles - 32*((h + j) mod k_tiles) - 1 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; k_tiles
(declare-const m3 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (* 8 m0) m1 (* (- 32) m2) (* 32 m3)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
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
; 32*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*k_tiles*((h + j) div k_tiles) - 32*h - 32*j + 32*((h + j) mod k_tiles) >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles*((h + j) div k_tiles)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (- 1) (* 32 m0) (* (- 32) m1) (* 32 m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 8*(lane div 16) + n + 32*((h + j) mod k_tiles) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; ((h + j) mod k_tiles)
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1) (* (- 32) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; h + j >= 0
(declare-const m0 Real) ; h
(declare-const m1 Real) ; j
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; given
(check-sat)
