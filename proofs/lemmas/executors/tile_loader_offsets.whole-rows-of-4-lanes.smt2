; executors.tile_loader_offsets/whole rows of 4 lanes
; 9bccf090d0e1051d896e2e6a623230a611c9c9b5b5abbc5d6342f010ec8d4b59
; 4 lemmas, each unsat

(reset)
; 4*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)
