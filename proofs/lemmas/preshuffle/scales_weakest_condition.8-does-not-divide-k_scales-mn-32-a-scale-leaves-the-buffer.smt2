; preshuffle.scales_weakest_condition/8 does not divide K_SCALES, MN <= 32: a scale leaves the buffer
; 4f2f16f936fd580f7912d2bc620282b8c4b60a3866afddc194a6cdb25d1e410b
; 1 lemmas, each unsat

(reset)
; preshuffle.scales_weakest_condition/8 does not divide K_SCALES, MN <= 32: a scale leaves the buffer
; v0 is MN
; v1 is K_SCALES/8
; v2 is K_SCALES%8
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 1 v0))
(assert (< v0 33))
(assert (<= 0 v1))
(assert (<= 1 v2))
(assert (< v2 8))
(assert (or (< 1 v0) (< 1 (+ (* 8 v1) v2))))
(assert (not (<= (* v0 (+ (* 8 v1) v2)) (+ (* 256 (+ (* (div (ite (<= (+ v0 (- 1)) 15) (+ v0 (- 1)) 15) 32) (div (+ (* 8 v1) v2) 8)) (div (+ (* 8 v1) (ite (<= (+ v2 (- 1)) 3) (+ v2 (- 1)) 3)) 8))) (* 64 (mod (+ (* 8 v1) (ite (<= (+ v2 (- 1)) 3) (+ v2 (- 1)) 3)) 4)) (* 4 (mod (ite (<= (+ v0 (- 1)) 15) (+ v0 (- 1)) 15) 16)) (mod (div (ite (<= (+ v0 (- 1)) 15) (+ v0 (- 1)) 15) 16) 2) (* 2 (mod (div (+ (* 8 v1) (ite (<= (+ v2 (- 1)) 3) (+ v2 (- 1)) 3)) 4) 2))))))
(check-sat)
