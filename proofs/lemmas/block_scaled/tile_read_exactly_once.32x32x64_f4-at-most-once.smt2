; block_scaled.tile_read_exactly_once/32x32x64_f4, at most once
; 3248e096ddc7b745ae3a0ab53f174303fed3e052230379412ea77b880fa5a408
; 8 lemmas, each unsat

(reset)
; (lane div 32) + 2*k_tile >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; k_tile
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
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
; -(lane div 32) + 2*num_k - 2*k_tile - 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; num_k
(declare-const m2 Real) ; k_tile
(assert (>= (+ m0 (* (- 2) m1) (* 2 m2)) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; 2*num_k - 1 >= 0
(declare-const m0 Real) ; num_k
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tile
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; (lane mod 32)*num_k
(declare-const m3 Real) ; m*num_k
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2) m2) (* (- 64) m3) (* (- 2) m0)) 0)) ; given
(assert (>= m3 0)) ; given, times num_k
(assert (>= m2 0)) ; euclid, times num_k
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (lane div 32)
(declare-const m3 Real) ; (lane mod 32)*num_k
(declare-const m4 Real) ; m*num_k
(declare-const m5 Real) ; num_k*num_m
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m2 (* 2 m3) (* 64 m4) (* (- 64) m5) (* 2 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m4) (* (- 1) m0) m5) 0)) ; given, times num_k
(assert (>= (+ (* (- 1) m3) (* 31 m0)) 0)) ; euclid, times num_k
(check-sat)
