; executors.int64_im2col/m, value 2
; 7e36dc3401cca9f6a107e8ede0d7258e02695ebd4dcc21615145e32b7d812b8e
; 1 lemmas, each unsat

(reset)
; executors.int64_im2col/m, value 2
(declare-const dilation_h Int)
(declare-const R Int)
(declare-const H Int)
(declare-const pad_h Int)
(declare-const dilation_w Int)
(declare-const S Int)
(declare-const W Int)
(declare-const pad_w Int)
(declare-const N Int)
(declare-const C Int)
(assert (<= 1 dilation_h))
(assert (<= 1 R))
(assert (<= 1 H))
(assert (<= 0 pad_h))
(assert (<= 1 dilation_w))
(assert (<= 1 S))
(assert (<= 1 W))
(assert (<= 0 pad_w))
(assert (<= 1 N))
(assert (<= 1 C))
(assert (and (<= (+ (* dilation_h (+ R (- 1))) 1) (+ H (* 2 pad_h))) (<= (+ (* dilation_w (+ S (- 1))) 1) (+ W (* 2 pad_w)))))
(assert (not (and (<= (* (- 1) (* N C (+ H (* 2 pad_h)) (+ W (* 2 pad_w)))) (+ R (- 1))) (<= (+ R (- 1)) (* N C (+ H (* 2 pad_h)) (+ W (* 2 pad_w)))))))
(check-sat)
