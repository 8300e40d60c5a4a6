; mma_loader.load_b_covers_the_tile/32x32x16_b16, at most once
; 8f1796642586bd07348e8cac1d12c33e80c38dfe79d5bc0cf36d96cfb98394b1
; 16 lemmas, each unsat

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
; -16*k_tiles*((j + h) div k_tiles) + 16*j + 16*h - 16*((j + h) mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*((j + h) div k_tiles)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; ((j + h) mod k_tiles)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 16) m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane div 32) + 16*k_tiles - 16*((j + h) mod k_tiles) - n - 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; ((j + h) mod k_tiles)
(declare-const m3 Real) ; n
(assert (>= (+ (* 8 m0) (* (- 16) m1) (* 16 m2) m3) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m3)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane div 32) - n + 15 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; n
(assert (>= (+ (- 16) (* 8 m0) m1) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; 16*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*k_tiles*((j + h) div k_tiles) - 16*j - 16*h + 16*((j + h) mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*((j + h) div k_tiles)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; ((j + h) mod k_tiles)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 16 m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 8*(lane div 32) + 16*((j + h) mod k_tiles) + n >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; ((j + h) mod k_tiles)
(declare-const m2 Real) ; n
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 16) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 8*(lane div 32) + n >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; n
(assert (>= (+ (* 8 m0) (* 16 m1) (* 16 m2) m3) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 16) m1) (* (- 16) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; n
(assert (>= (+ (- 1) (* (- 8) m0) (* 16 m1) (* (- 16) m2) (* (- 16) m3) (* (- 1) m4)) 0)) ; rewrite
(assert (>= (+ (* 8 m0) (* (- 16) m1) (* 16 m2) (* 16 m3) m4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; i
(declare-const m1 Real) ; (lane mod 32)
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; i
(declare-const m1 Real) ; row_blocks
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ m2 (* 32 m0) (* (- 32) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; j + h >= 0
(declare-const m0 Real) ; j
(declare-const m1 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; k_tiles - j - h - 1 >= 0
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (* (- 1) m2) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(check-sat)
