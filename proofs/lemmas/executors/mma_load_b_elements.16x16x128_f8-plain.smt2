; executors.mma_load_b_elements/16x16x128_f8, plain
; 5f34179c3354beeea89f0fcd556abd6097a26ed33ef29570777ca0b6ccf95c82
; 8 lemmas, each unsat

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
; -128*k_tiles*(j div k_tiles) + 128*j - 128*(j mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(j div k_tiles)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; (j mod k_tiles)
(assert (>= (+ (- 1) (* 128 m0) (* (- 128) m1) (* 128 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -16*(lane div 16) - 64*h - n + 128*k_tiles - 128*(j mod k_tiles) - 1 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; n
(declare-const m3 Real) ; k_tiles
(declare-const m4 Real) ; (j mod k_tiles)
(assert (>= (+ (* 16 m0) (* 64 m1) m2 (* (- 128) m3) (* 128 m4)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 1) m3 (* (- 1) m4)) 0)) ; euclid
(check-sat)

(reset)
; 128*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 128*k_tiles*(j div k_tiles) - 128*j + 128*(j mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(j div k_tiles)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; (j mod k_tiles)
(assert (>= (+ (- 1) (* (- 128) m0) (* 128 m1) (* (- 128) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*(lane div 16) + 64*h + n + 128*(j mod k_tiles) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; n
(declare-const m3 Real) ; (j mod k_tiles)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 64) m1) (* (- 1) m2) (* (- 128) m3)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)
