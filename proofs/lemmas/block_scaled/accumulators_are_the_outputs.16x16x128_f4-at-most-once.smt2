; block_scaled.accumulators_are_the_outputs/16x16x128_f4, at most once
; 9b32336eb464d098b5a6860d07a86c5af84066094307bd8aaa1b8efe1364c263
; 6 lemmas, each unsat

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
; -4*(lane div 16) - e + 15 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; e
(assert (>= (+ (- 16) (* 4 m0) m1) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
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
(declare-const m0 Real) ; m
(declare-const m1 Real) ; num_m
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ m2 (* 16 m0) (* (- 16) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; num_n
(declare-const m2 Real) ; e
(declare-const m3 Real) ; (lane div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; combine
(assert (>= (+ (* 4 m3) m2 (* 16 m0) (* (- 16) m1)) 0)) ; given
(check-sat)
