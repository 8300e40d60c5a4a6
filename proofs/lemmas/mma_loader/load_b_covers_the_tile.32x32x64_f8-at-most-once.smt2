; mma_loader.load_b_covers_the_tile/32x32x64_f8, at most once
; 24e2b0312d51cd3a4acd0ea1690aa8bfe5c57819687caf1c1f0736cc856fd033
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
; -16*(lane div 32) + 64*k_tiles - 32*h - 64*(j mod k_tiles) - n - 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (j mod k_tiles)
(declare-const m4 Real) ; n
(assert (>= (+ (* 16 m0) (* (- 64) m1) (* 32 m2) (* 64 m3) m4) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 1) m1 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; -16*(lane div 32) - 32*h - n + 63 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; n
(assert (>= (+ (- 64) (* 16 m0) (* 32 m1) m2) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -16*(lane div 32) - n + 31 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; n
(assert (>= (+ (- 32) (* 16 m0) m1) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -64*k_tiles*(j div k_tiles) + 64*j - 64*(j mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(j div k_tiles)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; (j mod k_tiles)
(assert (>= (+ (- 1) (* 64 m0) (* (- 64) m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*(lane div 32) + 32*h + 64*(j mod k_tiles) + n >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (j mod k_tiles)
(declare-const m3 Real) ; n
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 32) m1) (* (- 64) m2) (* (- 1) m3)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m3 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 16*(lane div 32) + 32*h + n >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; n
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 32) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; 16*(lane div 32) + n >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; 64*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 64*k_tiles*(j div k_tiles) - 64*j + 64*(j mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(j div k_tiles)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; (j mod k_tiles)
(assert (>= (+ (- 1) (* (- 64) m0) (* 64 m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; n
(assert (>= (+ (* 16 m0) (* 64 m1) (* 32 m2) m3) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 64) m1) (* (- 32) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; n
(assert (>= (+ (- 1) (* (- 16) m0) (* 64 m1) (* (- 64) m2) (* (- 32) m3) (* (- 1) m4)) 0)) ; rewrite
(assert (>= (+ (* 16 m0) (* (- 64) m1) (* 64 m2) (* 32 m3) m4) 0)) ; given
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
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
