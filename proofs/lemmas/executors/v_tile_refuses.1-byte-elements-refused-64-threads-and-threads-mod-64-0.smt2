; executors.v_tile_refuses/1-byte elements, refused: 64 <= threads and threads mod 64 != 0
; 13cb86cc5ccab7b6d9c9f0f2c0b132e062dbf4d5ee7dfa3b9ccf137617e2d008
; 2 lemmas, each unsat

(reset)
; 16*threads - 1 >= 0
(declare-const m0 Real) ; threads
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)

(reset)
; threads >= 0
(declare-const m0 Real) ; threads
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)
