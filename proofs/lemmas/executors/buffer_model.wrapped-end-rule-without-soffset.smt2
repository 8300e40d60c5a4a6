; executors.buffer_model/wrapped, end rule, without soffset
; 69b5d13a2516afdb1777efc583ee20056357eb2587d5576aa6380d0379b43457
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; (total_bytes mod 4294967296)
(assert (>= (+ 3 m0 (* 4 m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) (* (- 4) m1) m2) 0)) ; given
(check-sat)
