; executors.epilogue_stores/chunk width, refused: width < 1
; e553780852f47294447b2a1fa7d47a6ebf6a92ec022a26ab7947e55e03255a0b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; width
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
