; executors.buffer_model/clamped, start rule, with soffset, total_bytes <= 2^32 - 1
; dc20d4e98a092ab287b21344a6b8d8602225e09408c6a813201c9a2de83ba387
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(declare-const m3 Real) ; soffset
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 4) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* 4 m2) m3) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(declare-const m3 Real) ; soffset
(assert (>= (+ m0 (* (- 1) m1) (* 4 m2) m3) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 4) m2) (* (- 1) m3)) 0)) ; rewrite
(check-sat)
