; executors.buffer_model/wrapped, start rule, with soffset
; e61eebd275e43ff14c3fd86a360456caaac8ec1ddd650138b04275ce2afa8c3b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; soffset
(declare-const m3 Real) ; (total_bytes mod 4294967296)
(assert (>= (+ m0 (* 4 m1) m2 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) (* (- 1) m2) m3) 0)) ; given
(check-sat)
