; epilogue.lambda_row_is_logical
; 75893e9e00eeb30ed233e0f76081e8d4b8687759518ef9bc3ab49e70e0f9d2a2
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; split*M
(declare-const m2 Real) ; M
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0) m2) 0)) ; given
(assert (>= (+ m1 (* (- 1) m2)) 0)) ; given, times M
(check-sat)
