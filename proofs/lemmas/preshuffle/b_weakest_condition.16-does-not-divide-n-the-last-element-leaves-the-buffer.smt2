; preshuffle.b_weakest_condition/16 does not divide N: the last element leaves the buffer
; 756f2216ac10f7f573bc08781e0769cd4f99b707d5dcfff189c0ddb0df720721
; 1 lemmas, each unsat

(reset)
; preshuffle.b_weakest_condition/16 does not divide N: the last element leaves the buffer
; v0 is N
; v1 is K_BYTES/64
(declare-const v0 Int)
(declare-const v1 Int)
(assert (<= 1 v0))
(assert (<= 1 v1))
(assert (not (= (mod v0 16) 0)))
(assert (not (<= (* 64 v0 v1) (+ (* 1024 (+ (* (div (+ v0 (- 1)) 16) (div (* 64 v1) 64)) (div (+ (* 64 v1) (- 1)) 64))) (* 256 (mod (div (+ (* 64 v1) (- 1)) 16) 4)) (* 16 (mod (+ v0 (- 1)) 16)) (mod (+ (* 64 v1) (- 1)) 16)))))
(check-sat)
