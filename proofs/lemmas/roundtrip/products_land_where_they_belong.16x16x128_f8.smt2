; roundtrip.products_land_where_they_belong/16x16x128_f8
; 7246f273cdfdc856b0377ac3ac113a14c1a4959e5adbce848fa7a979d36e6ab7
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
; -128*k_tiles*(k_tile div k_tiles) + 128*k_tile - 128*(k_tile mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(k_tile div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (k_tile mod k_tiles)
(assert (>= (+ (- 1) (* 128 m0) (* (- 128) m1) (* 128 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -16*group + 128*k_tiles - 64*h - 128*(k_tile mod k_tiles) - x - 1 >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (k_tile mod k_tiles)
(declare-const m4 Real) ; x
(assert (>= (+ (* 16 m0) (* (- 128) m1) (* 64 m2) (* 128 m3) m4) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; -4*(lane div 16) - e + 15 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; e
(assert (>= (+ (- 16) (* 4 m0) m1) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; 128*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 128*k_tiles*(k_tile div k_tiles) - 128*k_tile + 128*(k_tile mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(k_tile div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (k_tile mod k_tiles)
(assert (>= (+ (- 1) (* (- 128) m0) (* 128 m1) (* (- 128) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*group + 64*h + 128*(k_tile mod k_tiles) + x >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (k_tile mod k_tiles)
(declare-const m3 Real) ; x
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 64) m1) (* (- 128) m2) (* (- 1) m3)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m3 0)) ; given
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 4*(lane div 16) + e >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; e
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)
