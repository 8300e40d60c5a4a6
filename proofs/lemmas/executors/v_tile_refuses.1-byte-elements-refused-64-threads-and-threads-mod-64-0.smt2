; executors.v_tile_refuses/1-byte elements, refused: 64 <= threads and threads mod 64 != 0
; 52769ea86cd4d731123959414f0792486f1d9a000d657fe083a5489387fc9c61
; 3 lemmas, each unsat

(reset)
; 16*threads - 1 >= 0
(declare-const m0 Real) ; threads
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; threads >= 0
(declare-const m0 Real) ; threads
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)
