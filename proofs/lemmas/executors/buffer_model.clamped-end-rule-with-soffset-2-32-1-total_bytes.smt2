; executors.buffer_model/clamped, end rule, with soffset, 2^32 - 1 < total_bytes
; 3b9217815fbac2a87fe50518170e938b56f434227fd98b098eff7f58c7f59aab
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; soffset
(assert (>= (+ (- 4294967292) m0 (* 4 m1) m2) 0)) ; given
(assert (>= (+ 4294967291 (* (- 1) m0) (* (- 4) m1) (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; soffset
(assert (>= (+ 4294967291 (* (- 1) m0) (* (- 4) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 4294967292) m0 (* 4 m1) m2) 0)) ; rewrite
(check-sat)
