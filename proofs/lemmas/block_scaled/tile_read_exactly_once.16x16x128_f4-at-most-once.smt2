; block_scaled.tile_read_exactly_once/16x16x128_f4, at most once
; 598223fa21b730b8ba4af7f959faf051dc06791799d6554d4afcfe9c37ed282d
; 8 lemmas, each unsat

(reset)
; (lane div 16) + 4*k_tile >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; k_tile
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

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
; -(lane div 16) + 4*num_k - 4*k_tile - 1 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; num_k
(declare-const m2 Real) ; k_tile
(assert (>= (+ m0 (* (- 4) m1) (* 4 m2)) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; 4*num_k - 1 >= 0
(declare-const m0 Real) ; num_k
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tile
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (lane mod 16)*num_k
(declare-const m3 Real) ; m*num_k
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 4) m2) (* (- 64) m3) (* (- 4) m0)) 0)) ; given
(assert (>= m3 0)) ; given, times num_k
(assert (>= m2 0)) ; euclid, times num_k
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; (lane mod 16)*num_k
(declare-const m4 Real) ; m*num_k
(declare-const m5 Real) ; num_k*num_m
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m2 (* 4 m3) (* 64 m4) (* (- 64) m5) (* 4 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m4) (* (- 1) m0) m5) 0)) ; given, times num_k
(assert (>= (+ (* (- 1) m3) (* 15 m0)) 0)) ; euclid, times num_k
(check-sat)
