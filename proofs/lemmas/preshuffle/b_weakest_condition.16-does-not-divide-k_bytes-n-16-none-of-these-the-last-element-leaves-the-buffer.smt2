; preshuffle.b_weakest_condition/16 does not divide K_BYTES, N <= 16, none of these: the last element leaves the buffer
; ff8681877f0d5de7a631d847f15bc9a765bd7bd38ed3ef2da6854df4b6db0ab1
; 1 lemmas, each unsat

(reset)
; preshuffle.b_weakest_condition/16 does not divide K_BYTES, N <= 16, none of these: the last element leaves the buffer
; v0 is N
; v1 is K_BYTES/16
; v2 is rest
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 1 v0))
(assert (< v0 17))
(assert (<= 0 v1))
(assert (<= 1 v2))
(assert (< v2 16))
(assert (or (not (= v0 1)) (< 0 v1)))
(assert (not (<= (* v0 (+ (* 16 v1) v2)) (+ (* 1024 (+ (* (div (+ v0 (- 1)) 16) (div (+ (* 16 v1) v2) 64)) (div (+ (* 16 v1) v2 (- 1)) 64))) (* 256 (mod (div (+ (* 16 v1) v2 (- 1)) 16) 4)) (* 16 (mod (+ v0 (- 1)) 16)) (mod (+ (* 16 v1) v2 (- 1)) 16)))))
(check-sat)
