; executors.tile_loader_offsets/whole rows of 8 lanes
; 1884e4c59243fc98fee6f1bc8ad98c9c54eec4c6a13fb353cf59c751a9d00c75
; 4 lemmas, each unsat

(reset)
; 8*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 8) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
