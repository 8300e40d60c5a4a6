; executors.int64_im2col/m, value 2
; 7e36dc3401cca9f6a107e8ede0d7258e02695ebd4dcc21615145e32b7d812b8e
; 1 lemmas, each unsat

(reset)
; executors.int64_im2col/m, value 2
; v0 is dilation_h
; v1 is R
; v2 is H
; v3 is pad_h
; v4 is dilation_w
; v5 is S
; v6 is W
; v7 is pad_w
; v8 is N
; v9 is C
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(declare-const v3 Int)
(declare-const v4 Int)
(declare-const v5 Int)
(declare-const v6 Int)
(declare-const v7 Int)
(declare-const v8 Int)
(declare-const v9 Int)
(assert (<= 1 v0))
(assert (<= 1 v1))
(assert (<= 1 v2))
(assert (<= 0 v3))
(assert (<= 1 v4))
(assert (<= 1 v5))
(assert (<= 1 v6))
(assert (<= 0 v7))
(assert (<= 1 v8))
(assert (<= 1 v9))
(assert (and (<= (+ (* v0 (+ v1 (- 1))) 1) (+ v2 (* 2 v3))) (<= (+ (* v4 (+ v5 (- 1))) 1) (+ v6 (* 2 v7)))))
(assert (not (and (<= (* (- 1) (* v8 v9 (+ v2 (* 2 v3)) (+ v6 (* 2 v7)))) (+ v1 (- 1))) (<= (+ v1 (- 1)) (* v8 v9 (+ v2 (* 2 v3)) (+ v6 (* 2 v7)))))))
(check-sat)
