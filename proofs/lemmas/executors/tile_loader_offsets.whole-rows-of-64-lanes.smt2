; executors.tile_loader_offsets/whole rows of 64 lanes
; 83b4949a982fb6b1dd440a42ffaaca128f59518c0a986d96b92ed796789d6f2e
; 4 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 64) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
