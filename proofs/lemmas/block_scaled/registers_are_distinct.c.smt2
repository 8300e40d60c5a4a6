; block_scaled.registers_are_distinct/C
; b5b48efd4f2687fbce207609e174091475ac1c37469bd1fd8829553ed7df0173
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; m*num_n
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m1) (* (- 4) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times num_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(declare-const m1 Real) ; n
(declare-const m2 Real) ; m*num_n
(declare-const m3 Real) ; num_n*num_m
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* 4 m2) (* (- 4) m3) (* 4 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* (- 1) m0) m3) 0)) ; given, times num_n
(check-sat)
