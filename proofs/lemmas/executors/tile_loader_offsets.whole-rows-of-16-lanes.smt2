; executors.tile_loader_offsets/whole rows of 16 lanes
; 1475f84d205f44e1026228ede3b9a07a7f3bde25412722372732c5ba05446e1f
; 4 lemmas, each unsat

(reset)
; 16*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 16) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
