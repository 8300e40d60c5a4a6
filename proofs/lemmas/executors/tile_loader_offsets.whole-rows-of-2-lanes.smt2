; executors.tile_loader_offsets/whole rows of 2 lanes
; 11362a91dca5701f787fb8428e81b151d986d261399fc4ab0a83a9d9473b3fa8
; 4 lemmas, each unsat

(reset)
; 2*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
