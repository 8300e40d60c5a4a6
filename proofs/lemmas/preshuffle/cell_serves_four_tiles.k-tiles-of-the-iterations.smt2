; preshuffle.cell_serves_four_tiles/k tiles of the iterations
; e3c95efde07aed61c763d872da7e38bf9af330bf14d447ff22336b6713adb077
; 2 lemmas, each unsat

(reset)
; 2*num_k/2 - 1 >= 0
(declare-const m0 Real) ; num_k/2
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k/2
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
