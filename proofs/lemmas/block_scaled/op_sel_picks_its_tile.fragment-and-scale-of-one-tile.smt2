; block_scaled.op_sel_picks_its_tile/fragment and scale of one tile
; 067574a8fede2c3892803d04f53075b22d9c94a7b36715f85718fdb0e06d8d5e
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
