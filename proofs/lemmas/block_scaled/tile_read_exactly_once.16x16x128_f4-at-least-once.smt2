; block_scaled.tile_read_exactly_once/16x16x128_f4, at least once
; 895acc53769f20d713103909cd3f115d59df65de5d1dc630fb18efec2a87e949
; 15 lemmas, each unsat

(reset)
; (((vector div (4*num_k))) div 16) >= 0
(declare-const m0 Real) ; (((vector div (4*num_k))) div 16)
(declare-const m1 Real) ; (vector div (4*num_k))
(declare-const m2 Real) ; (((vector div (4*num_k))) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((vector mod (4*num_k))) div 4) >= 0
(declare-const m0 Real) ; (((vector mod (4*num_k))) div 4)
(declare-const m1 Real) ; (vector mod (4*num_k))
(declare-const m2 Real) ; (((vector mod (4*num_k))) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (vector div (4*num_k)) >= 0
(declare-const m0 Real) ; vector
(declare-const m1 Real) ; num_k*(vector div (4*num_k))
(declare-const m2 Real) ; (vector mod (4*num_k))
(declare-const m3 Real) ; num_k
(assert (>= m0 0)) ; given
(assert (= (+ (* 4 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 4 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_k
(check-sat)

(reset)
; -(vector div (4*num_k)) + 16*num_m - 1 >= 0
(declare-const m0 Real) ; num_k*(vector div (4*num_k))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (4*num_k))
(declare-const m3 Real) ; num_k*num_m
(assert (= (+ (* 4 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* 64 m3) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ m0 (* (- 16) m3)) 0)) ; negated target, times num_k
(check-sat)

(reset)
; 4*num_k - 1 >= 0
(declare-const m0 Real) ; num_k
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector div (4*num_k))) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (4*num_k))) div 4)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (4*num_k))) mod 4)
(declare-const m1 Real) ; (((vector div (4*num_k))) mod 16)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 64) (* 16 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (4*num_k))) mod 4)
(declare-const m1 Real) ; (((vector div (4*num_k))) mod 16)
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (vector div (4*num_k))
(declare-const m1 Real) ; (((vector div (4*num_k))) div 16)
(declare-const m2 Real) ; (((vector div (4*num_k))) mod 16)
(declare-const m3 Real) ; num_m
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m3)) 0)) ; combine
(assert (>= (+ m1 (* (- 1) m3)) 0)) ; given
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
(declare-const m1 Real) ; (((vector mod (4*num_k))) div 4)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k*(vector div (4*num_k))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (4*num_k))
(declare-const m3 Real) ; (((vector mod (4*num_k))) div 4)
(declare-const m4 Real) ; (((vector mod (4*num_k))) mod 4)
(declare-const m5 Real) ; num_k*(((vector div (4*num_k))) div 16)
(declare-const m6 Real) ; num_k*(((vector div (4*num_k))) mod 16)
(assert (= (+ (* 4 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m5) (* (- 64) m6) (* 16 m1) (* (- 64) m3) (* (- 16) m4)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m5) m6) 0)) ; euclid, times num_k
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k*(vector div (4*num_k))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (4*num_k))
(declare-const m3 Real) ; (((vector mod (4*num_k))) div 4)
(declare-const m4 Real) ; (((vector mod (4*num_k))) mod 4)
(declare-const m5 Real) ; num_k*(((vector div (4*num_k))) div 16)
(declare-const m6 Real) ; num_k*(((vector div (4*num_k))) mod 16)
(assert (= (+ (* 4 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* 1024 m5) (* 64 m6) (* (- 16) m1) (* 64 m3) (* 16 m4)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m5) m6) 0)) ; euclid, times num_k
(check-sat)

(reset)
; num_k - (((vector mod (4*num_k))) div 4) - 1 >= 0
(declare-const m0 Real) ; num_k
(declare-const m1 Real) ; (((vector mod (4*num_k))) div 4)
(declare-const m2 Real) ; (vector mod (4*num_k))
(declare-const m3 Real) ; (((vector mod (4*num_k))) mod 4)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 4 m0) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
