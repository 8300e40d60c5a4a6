; epilogue.writer_unpadded_rows/cw does not
; f6081febb15cf6465fe1f61fdd73e630513d068939a81994e400979324ca7dbd
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw
(declare-const m1 Real) ; (N mod cw)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)
