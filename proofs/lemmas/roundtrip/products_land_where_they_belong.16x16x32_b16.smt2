; roundtrip.products_land_where_they_belong/16x16x32_b16
; dfc6280ee851faed9e9042c3835a5cda0db2b92c79889c862758ade366062064
; 12 lemmas, each unsat

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
; -32*k_tiles*((k_tile + h) div k_tiles) + 32*k_tile + 32*h - 32*((k_tile + h) mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*((k_tile + h) div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; h
(declare-const m3 Real) ; ((k_tile + h) mod k_tiles)
(assert (>= (+ (- 1) (* 32 m0) (* (- 32) m1) (* (- 32) m2) (* 32 m3)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
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
; -8*group + 32*k_tiles - 32*((k_tile + h) mod k_tiles) - x - 1 >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; ((k_tile + h) mod k_tiles)
(declare-const m3 Real) ; x
(assert (>= (+ (* 8 m0) (* (- 32) m1) (* 32 m2) m3) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 32*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*k_tiles*((k_tile + h) div k_tiles) - 32*k_tile - 32*h + 32*((k_tile + h) mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*((k_tile + h) div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; h
(declare-const m3 Real) ; ((k_tile + h) mod k_tiles)
(assert (>= (+ (- 1) (* (- 32) m0) (* 32 m1) (* 32 m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
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
; 8*group + 32*((k_tile + h) mod k_tiles) + x >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; ((k_tile + h) mod k_tiles)
(declare-const m2 Real) ; x
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 32) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; k_tile + h >= 0
(declare-const m0 Real) ; k_tile
(declare-const m1 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; k_tiles - k_tile - h - 1 >= 0
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; h
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (* (- 1) m2) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(check-sat)
