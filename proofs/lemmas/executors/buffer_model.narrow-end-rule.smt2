; executors.buffer_model/narrow, end rule
; 19e845979a5744602872da0a7474bd1a24693218d68eb022aadf53448d5e5f9b
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; (total_bytes mod 4294967296)
(assert (>= (+ 3 m0 (* 4 m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) (* (- 4) m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; dword
(declare-const m2 Real) ; (total_bytes mod 4294967296)
(declare-const m3 Real) ; access_bytes
(assert (>= (+ (- 1) m0 (* 4 m1) (* (- 1) m2) m3) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 4) m1) m2 (* (- 1) m3)) 0)) ; given
(check-sat)
