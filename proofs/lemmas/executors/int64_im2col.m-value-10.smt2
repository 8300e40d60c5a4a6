; executors.int64_im2col/m, value 10
; 74583448f6ca68a9fab9949b1156d1135f82f4e59047a999d0819c23f49f4580
; 1 lemmas, each unsat

(reset)
; executors.int64_im2col/m, value 10
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
(assert (not (and (<= (* (- 1) (* N C (+ H (* 2 pad_h)) (+ W (* 2 pad_w)))) (+ S (- 1))) (<= (+ S (- 1)) (* N C (+ H (* 2 pad_h)) (+ W (* 2 pad_w)))))))
(check-sat)
