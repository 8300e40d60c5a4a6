; executors.tile_loader_offsets/whole rows of 32 lanes
; 5700d7fd4eba346aa1fcd3ffe82602d94229bc43e99d2a715284e9ee5ac0fe12
; 4 lemmas, each unsat

(reset)
; 32*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 32) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
