; executors.tile_loader_addresses/active
; 9918e6a9fdc2a0d37e9be093b8cbedd89dd971c7c0abc54ca3ad347f2f81fc02
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; ite1
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(check-sat)
