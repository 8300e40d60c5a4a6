; executors.buffer_model/clamped, start rule, with soffset, 2^32 - 1 < total_bytes
; 3e0ba630050d7e06ee85dd3450a82bab3b1d91e268832b5aa391d9e2d6ee91e5
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; soffset
(assert (>= (+ (- 4294967295) m0 (* 4 m1) m2) 0)) ; given
(assert (>= (+ 4294967294 (* (- 1) m0) (* (- 4) m1) (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; soffset
(assert (>= (+ 4294967294 (* (- 1) m0) (* (- 4) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 4294967295) m0 (* 4 m1) m2) 0)) ; rewrite
(check-sat)
