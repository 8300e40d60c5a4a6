; executors.loader_counts/whole rows of 64 lanes, total_warp_rows
; c46c49f3cf4107d9acf441e8fd6a3fa6827b192dfdc254bb0ebdb7b9fbda2c95
; 2 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
