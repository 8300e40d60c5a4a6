; block_scaled.tile_read_exactly_once/32x32x64_f4, at least once
; ae6fa385f7be66a7b55c0598eb93ddae080b048e15bff60edc3fe1536cc8adf5
; 15 lemmas, each unsat

(reset)
; (((vector div (2*num_k))) div 32) >= 0
(declare-const m0 Real) ; (((vector div (2*num_k))) div 32)
(declare-const m1 Real) ; (vector div (2*num_k))
(declare-const m2 Real) ; (((vector div (2*num_k))) mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((vector mod (2*num_k))) div 2) >= 0
(declare-const m0 Real) ; (((vector mod (2*num_k))) div 2)
(declare-const m1 Real) ; (vector mod (2*num_k))
(declare-const m2 Real) ; (((vector mod (2*num_k))) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (vector div (2*num_k)) >= 0
(declare-const m0 Real) ; vector
(declare-const m1 Real) ; num_k*(vector div (2*num_k))
(declare-const m2 Real) ; (vector mod (2*num_k))
(declare-const m3 Real) ; num_k
(assert (>= m0 0)) ; given
(assert (= (+ (* 2 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 2 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_k
(check-sat)

(reset)
; -(vector div (2*num_k)) + 32*num_m - 1 >= 0
(declare-const m0 Real) ; num_k*(vector div (2*num_k))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (2*num_k))
(declare-const m3 Real) ; num_k*num_m
(assert (= (+ (* 2 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* 64 m3) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ m0 (* (- 32) m3)) 0)) ; negated target, times num_k
(check-sat)

(reset)
; 2*num_k - 1 >= 0
(declare-const m0 Real) ; num_k
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector div (2*num_k))) div 32)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (2*num_k))) div 2)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (2*num_k))) mod 2)
(declare-const m1 Real) ; (((vector div (2*num_k))) mod 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 64) (* 32 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (2*num_k))) mod 2)
(declare-const m1 Real) ; (((vector div (2*num_k))) mod 32)
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (vector div (2*num_k))
(declare-const m1 Real) ; (((vector div (2*num_k))) div 32)
(declare-const m2 Real) ; (((vector div (2*num_k))) mod 32)
(declare-const m3 Real) ; num_m
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 32 m3)) 0)) ; combine
(assert (>= (+ m1 (* (- 1) m3)) 0)) ; given
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
(declare-const m1 Real) ; (((vector mod (2*num_k))) div 2)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k*(vector div (2*num_k))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (2*num_k))
(declare-const m3 Real) ; (((vector mod (2*num_k))) div 2)
(declare-const m4 Real) ; (((vector mod (2*num_k))) mod 2)
(declare-const m5 Real) ; num_k*(((vector div (2*num_k))) div 32)
(declare-const m6 Real) ; num_k*(((vector div (2*num_k))) mod 32)
(assert (= (+ (* 2 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 2 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m5) (* (- 32) m6) (* 16 m1) (* (- 32) m3) (* (- 16) m4)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 32 m5) m6) 0)) ; euclid, times num_k
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k*(vector div (2*num_k))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (2*num_k))
(declare-const m3 Real) ; (((vector mod (2*num_k))) div 2)
(declare-const m4 Real) ; (((vector mod (2*num_k))) mod 2)
(declare-const m5 Real) ; num_k*(((vector div (2*num_k))) div 32)
(declare-const m6 Real) ; num_k*(((vector div (2*num_k))) mod 32)
(assert (= (+ (* 2 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 2 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* 1024 m5) (* 32 m6) (* (- 16) m1) (* 32 m3) (* 16 m4)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 32 m5) m6) 0)) ; euclid, times num_k
(check-sat)

(reset)
; num_k - (((vector mod (2*num_k))) div 2) - 1 >= 0
(declare-const m0 Real) ; num_k
(declare-const m1 Real) ; (((vector mod (2*num_k))) div 2)
(declare-const m2 Real) ; (vector mod (2*num_k))
(declare-const m3 Real) ; (((vector mod (2*num_k))) mod 2)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 2 m0) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 2 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
