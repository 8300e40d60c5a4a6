; roundtrip.products_land_where_they_belong/32x32x16_b16
; 4bbed2079c9aad8a34b7cf5ae0f74dbcfc3aa9f32173a68d6d931f4f79ca83f6
; 14 lemmas, each unsat

(reset)
; (e div 4) >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
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
; -(e div 4) + 3 >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
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
; -16*k_tiles*((k_tile + h) div k_tiles) + 16*k_tile + 16*h - 16*((k_tile + h) mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*((k_tile + h) div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; h
(declare-const m3 Real) ; ((k_tile + h) mod k_tiles)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 16) m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -4*(lane div 32) - 8*(e div 4) - (e mod 4) + 31 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (e div 4)
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 32) (* 4 m0) (* 8 m1) m2) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(check-sat)

(reset)
; -8*group + 16*k_tiles - 16*((k_tile + h) mod k_tiles) - x - 1 >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; ((k_tile + h) mod k_tiles)
(declare-const m3 Real) ; x
(assert (>= (+ (* 8 m0) (* (- 16) m1) (* 16 m2) m3) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*k_tiles*((k_tile + h) div k_tiles) - 16*k_tile - 16*h + 16*((k_tile + h) mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*((k_tile + h) div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; h
(declare-const m3 Real) ; ((k_tile + h) mod k_tiles)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 16 m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 4*(lane div 32) + 8*(e div 4) + (e mod 4) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (e div 4)
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 8) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; euclid
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; 8*group + 16*((k_tile + h) mod k_tiles) + x >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; ((k_tile + h) mod k_tiles)
(declare-const m2 Real) ; x
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 16) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
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
