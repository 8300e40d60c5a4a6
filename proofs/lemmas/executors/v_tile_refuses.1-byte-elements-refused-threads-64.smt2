; executors.v_tile_refuses/1-byte elements, refused: threads < 64
; 37efc60f7ca29583cb68249cabbe3359231ee0748d709413cf7b6c388b0e200c
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (= (* (- 16) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (= (* (- 16) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (>= (+ 63 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)
