; executors.buffer_model/clamped, start rule, without soffset, 2^32 - 1 < total_bytes
; 545f5eb6f0ba7f2a4bc3d1c8064c5db0bd2ba773b0d2313431ff75e2abf8a233
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(assert (>= (+ (- 4294967295) m0 (* 4 m1)) 0)) ; given
(assert (>= (+ 4294967294 (* (- 1) m0) (* (- 4) m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(assert (>= (+ 4294967294 (* (- 1) m0) (* (- 4) m1)) 0)) ; given
(assert (>= (+ (- 4294967295) m0 (* 4 m1)) 0)) ; rewrite
(check-sat)
