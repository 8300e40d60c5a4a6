; roundtrip.products_land_where_they_belong/32x32x64_f8
; ab1c081829c5fbfc329f70b42c51bcdf97cc6572413a11bb13ed68cb149e65fe
; 12 lemmas, each unsat

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
; -16*group + 64*k_tiles - 32*h - 64*(k_tile mod k_tiles) - x - 1 >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (k_tile mod k_tiles)
(declare-const m4 Real) ; x
(assert (>= (+ (* 16 m0) (* (- 64) m1) (* 32 m2) (* 64 m3) m4) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m3)) 0)) ; euclid
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
; -64*k_tiles*(k_tile div k_tiles) + 64*k_tile - 64*(k_tile mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(k_tile div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (k_tile mod k_tiles)
(assert (>= (+ (- 1) (* 64 m0) (* (- 64) m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*group + 32*h + 64*(k_tile mod k_tiles) + x >= 0
(declare-const m0 Real) ; group
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (k_tile mod k_tiles)
(declare-const m3 Real) ; x
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 32) m1) (* (- 64) m2) (* (- 1) m3)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m3 0)) ; given
(assert (>= m2 0)) ; euclid
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
; 64*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 64*k_tiles*(k_tile div k_tiles) - 64*k_tile + 64*(k_tile mod k_tiles) >= 0
(declare-const m0 Real) ; k_tiles*(k_tile div k_tiles)
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (k_tile mod k_tiles)
(assert (>= (+ (- 1) (* (- 64) m0) (* 64 m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
