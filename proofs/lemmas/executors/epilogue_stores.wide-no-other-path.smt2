; executors.epilogue_stores/wide, no other path
; c6f9d5711bb26d801298527224432f30875c2d5fd9a5ef7744e01b7784dd0f68
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
