; executors.block_scaled_refuses/path 7
; a2d56ac2fe972298605b18e7845c1476043a99d46db126259003e52b3c7440b2
; 6 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ 4 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 5) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ 4 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 5) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_slots
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
