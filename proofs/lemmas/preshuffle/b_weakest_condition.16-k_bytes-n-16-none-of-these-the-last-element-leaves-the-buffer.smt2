; preshuffle.b_weakest_condition/16 | K_BYTES, N <= 16, none of these: the last element leaves the buffer
; e65b01955bfbe07bb1389b9984fbd57174ea6b963d397650f395951f73f1835f
; 1 lemmas, each unsat

(reset)
; preshuffle.b_weakest_condition/16 | K_BYTES, N <= 16, none of these: the last element leaves the buffer
; v0 is N
; v1 is K_BYTES/16
(declare-const v0 Int)
(declare-const v1 Int)
(assert (<= 1 v0))
(assert (< v0 17))
(assert (<= 0 v1))
(assert (not (= v0 16)))
(assert (< 1 v1))
(assert (not (<= (* 16 v0 v1) (+ (* 1024 (+ (* (div (+ v0 (- 1)) 16) (div (* 16 v1) 64)) (div (+ (* 16 v1) (- 1)) 64))) (* 256 (mod (div (+ (* 16 v1) (- 1)) 16) 4)) (* 16 (mod (+ v0 (- 1)) 16)) (mod (+ (* 16 v1) (- 1)) 16)))))
(check-sat)
