; executors.buffer_model/clamped, end rule, without soffset, 2^32 - 1 < total_bytes
; 5276a31d988ad939473f8bbe06d5b47104bda02c2fc196e178e6be5e169af2af
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(assert (>= (+ (- 4294967292) m0 (* 4 m1)) 0)) ; given
(assert (>= (+ 4294967291 (* (- 1) m0) (* (- 4) m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(assert (>= (+ 4294967291 (* (- 1) m0) (* (- 4) m1)) 0)) ; given
(assert (>= (+ (- 4294967292) m0 (* 4 m1)) 0)) ; rewrite
(check-sat)
