; executors.buffer_model/clamped, end rule, with soffset, total_bytes <= 2^32 - 1
; 2466a7252c9fbcf57257e9c7a98f161df57e36b5d2fe48cc08cb93db9c9b387a
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(declare-const m3 Real) ; soffset
(assert (>= (+ (- 4) (* (- 1) m0) m1 (* (- 4) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ 3 m0 (* (- 1) m1) (* 4 m2) m3) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(declare-const m3 Real) ; soffset
(assert (>= (+ 3 m0 (* (- 1) m1) (* 4 m2) m3) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) m1 (* (- 4) m2) (* (- 1) m3)) 0)) ; rewrite
(check-sat)
