; executors.im2col_loads_pointwise
; 9004115cc28fa7a0b9702b9617c529cdd964361dae049a255a8fb8365823cff8
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; ite1
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(check-sat)
