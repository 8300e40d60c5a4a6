; executors.preshuffle_b/shape, refused: 1 <= N and N mod 16 = 0 and row_bytes < 1
; 4ca2f038cd55bcc9274ba7f560faff5950805d33cf1d005c0484417e7355e66c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_bytes
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
