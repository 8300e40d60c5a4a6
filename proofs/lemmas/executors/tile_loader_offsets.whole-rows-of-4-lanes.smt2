; executors.tile_loader_offsets/whole rows of 4 lanes
; 2fa7518727303439466ba5b54e6ddc98cead7276d8878f7b0c80066be7b6a48c
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
