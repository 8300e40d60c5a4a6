; preshuffle.scales_weakest_condition/8 does not divide K_SCALES, MN <= 32: a scale leaves the buffer
; 4f2f16f936fd580f7912d2bc620282b8c4b60a3866afddc194a6cdb25d1e410b
; 1 lemmas, each unsat

(reset)
; preshuffle.scales_weakest_condition/8 does not divide K_SCALES, MN <= 32: a scale leaves the buffer
(declare-const MN Int)
(declare-const |K_SCALES/8| Int)
(declare-const |K_SCALES%8| Int)
(assert (<= 1 MN))
(assert (< MN 33))
(assert (<= 0 |K_SCALES/8|))
(assert (<= 1 |K_SCALES%8|))
(assert (< |K_SCALES%8| 8))
(assert (or (< 1 MN) (< 1 (+ (* 8 |K_SCALES/8|) |K_SCALES%8|))))
(assert (not (<= (* MN (+ (* 8 |K_SCALES/8|) |K_SCALES%8|)) (+ (* 256 (+ (* (div (ite (<= (+ MN (- 1)) 15) (+ MN (- 1)) 15) 32) (div (+ (* 8 |K_SCALES/8|) |K_SCALES%8|) 8)) (div (+ (* 8 |K_SCALES/8|) (ite (<= (+ |K_SCALES%8| (- 1)) 3) (+ |K_SCALES%8| (- 1)) 3)) 8))) (* 64 (mod (+ (* 8 |K_SCALES/8|) (ite (<= (+ |K_SCALES%8| (- 1)) 3) (+ |K_SCALES%8| (- 1)) 3)) 4)) (* 4 (mod (ite (<= (+ MN (- 1)) 15) (+ MN (- 1)) 15) 16)) (mod (div (ite (<= (+ MN (- 1)) 15) (+ MN (- 1)) 15) 16) 2) (* 2 (mod (div (+ (* 8 |K_SCALES/8|) (ite (<= (+ |K_SCALES%8| (- 1)) 3) (+ |K_SCALES%8| (- 1)) 3)) 4) 2))))))
(check-sat)
