; block_scaled.registers_are_distinct/A
; ae57802a4f79cce7211a0fb129c65a5f0dc0f6d48c749499a79066f3db4cddf5
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; k_tile*num_m
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times num_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(declare-const m1 Real) ; m
(declare-const m2 Real) ; k_tile*num_m
(declare-const m3 Real) ; num_m*num_k
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* (- 1) m0) m3) 0)) ; given, times num_m
(check-sat)
