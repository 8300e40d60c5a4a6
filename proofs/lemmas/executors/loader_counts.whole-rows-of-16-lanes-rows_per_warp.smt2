; executors.loader_counts/whole rows of 16 lanes, rows_per_warp
; 76eb7c8b1c41a9c7c8c7fc6aea9814e335b6aeedf0b1ae84ca20aaecc18c9db4
; 2 lemmas, each unsat

(reset)
; 16*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
