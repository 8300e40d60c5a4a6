; block_scaled.registers_are_distinct/A, no hole
; ea623c83ac4be49759fa61ae845cd91bba011b1c76fdc444dff622408ffb2336
; 5 lemmas, each unsat

(reset)
; (row div num_m) >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; num_m*(row div num_m)
(declare-const m2 Real) ; (row mod num_m)
(declare-const m3 Real) ; num_m
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_m
(check-sat)

(reset)
; -(row div num_m) + num_k - 1 >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; num_m*num_k
(declare-const m2 Real) ; num_m*(row div num_m)
(declare-const m3 Real) ; (row mod num_m)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; negated target, times num_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div num_m)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div num_m)
(declare-const m1 Real) ; num_k
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
