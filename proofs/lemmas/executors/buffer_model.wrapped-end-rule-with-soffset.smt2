; executors.buffer_model/wrapped, end rule, with soffset
; b87c08a70c2f344403cadfd31cdebbc6a1d7824963f41d97cfd26f2957a74c4b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; soffset
(declare-const m3 Real) ; (total_bytes mod 4294967296)
(assert (>= (+ 3 m0 (* 4 m1) m2 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) (* (- 4) m1) (* (- 1) m2) m3) 0)) ; given
(check-sat)
