; executors.mma_load_b_elements/32x32x64_f8, plain
; 9a5fff10031130b46887262ea53717f97163f29f933cc892fe89642ea10d5d5c
; 8 lemmas, each unsat

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
; -16*(lane div 32) - 32*h - n + 64*k_tiles - 64*(j mod k_tiles) - 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; n
(declare-const m3 Real) ; k_tiles
(declare-const m4 Real) ; (j mod k_tiles)
(assert (>= (+ (* 16 m0) (* 32 m1) m2 (* (- 64) m3) (* 64 m4)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 1) m3 (* (- 1) m4)) 0)) ; euclid
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
; 16*(lane div 32) + 32*h + n + 64*(j mod k_tiles) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; h
(declare-const m2 Real) ; n
(declare-const m3 Real) ; (j mod k_tiles)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 32) m1) (* (- 1) m2) (* (- 64) m3)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; combine
(assert (>= m3 0)) ; euclid
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
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
