; executors.preshuffle_scales/shape, 1 <= MN and MN mod 32 = 0 and 1 <= row_scales and row_scales mod 8 = 0
; 131921b3e177e8752872449f2c78f94ed988b55e0f429db0eee6a2fd696af1be
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; MN/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_scales/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (>= (* (- 8) m0) 0)) ; given
(check-sat)
