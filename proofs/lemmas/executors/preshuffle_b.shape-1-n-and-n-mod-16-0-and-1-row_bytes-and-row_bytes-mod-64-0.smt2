; executors.preshuffle_b/shape, 1 <= N and N mod 16 = 0 and 1 <= row_bytes and row_bytes mod 64 = 0
; c418a6db520d2da4bb50db698d273d5faeaf2977a8880da112313e4c2ba3cc0f
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_bytes/64
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; given
(assert (>= (* (- 64) m0) 0)) ; given
(check-sat)
