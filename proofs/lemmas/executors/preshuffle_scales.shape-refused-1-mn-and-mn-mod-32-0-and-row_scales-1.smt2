; executors.preshuffle_scales/shape, refused: 1 <= MN and MN mod 32 = 0 and row_scales < 1
; 3d786908140ca2e500899f88d1bcbf1264bfecc4dd7c2c6f9eb4eb7803a4af55
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_scales
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
