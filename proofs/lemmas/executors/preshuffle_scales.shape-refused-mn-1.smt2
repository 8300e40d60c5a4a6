; executors.preshuffle_scales/shape, refused: MN < 1
; 76b67d23e3cafec4f70d48164d8205be40f67b092025fa6ec2916cbd476bd34f
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; MN
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
