; block_scaled.accumulators_are_the_outputs/32x32x64_f4, at most once
; a976e88da4f63566ada2c610e68efd778070ff4df0eb3fdd502e683380eb6274
; 10 lemmas, each unsat

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
; -4*(lane div 32) - (e mod 4) + 7 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (e mod 4)
(assert (>= (+ (- 8) (* 4 m0) m1) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
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
; 4*(lane div 32) + (e mod 4) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (e mod 4)
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
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
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; num_m
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ m2 (* 32 m0) (* (- 32) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; num_n
(declare-const m2 Real) ; (lane div 32)
(declare-const m3 Real) ; (e mod 4)
(declare-const m4 Real) ; (e div 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; combine
(assert (>= (+ (* 4 m2) (* 8 m4) m3 (* 32 m0) (* (- 32) m1)) 0)) ; given
(check-sat)
