; executors.tile_loader_offsets/resource, no other path
; f0539a40935c8ccafaf08330021514de5cb42734cac5682d24b26e5f8e27fcf3
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cols
(declare-const m1 Real) ; stride
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(check-sat)
