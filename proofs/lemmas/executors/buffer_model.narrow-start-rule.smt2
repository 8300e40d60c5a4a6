; executors.buffer_model/narrow, start rule
; 3cf02be99a12cdb5a5f23d2ea13120934b900f24780aaf4741e6fc5bda6af98f
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; (total_bytes mod 4294967296)
(assert (>= (+ m0 (* 4 m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) m2) 0)) ; given
(check-sat)
