; executors.buffer_model/clamped, end rule, without soffset, total_bytes <= 2^32 - 1
; 133b3666c8b8dd605d6d6591a125e20ea55262b7e958b4c14c64524007e9a7ed
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(assert (>= (+ (- 4) (* (- 1) m0) m1 (* (- 4) m2)) 0)) ; given
(assert (>= (+ 3 m0 (* (- 1) m1) (* 4 m2)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(assert (>= (+ 3 m0 (* (- 1) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) m1 (* (- 4) m2)) 0)) ; rewrite
(check-sat)
