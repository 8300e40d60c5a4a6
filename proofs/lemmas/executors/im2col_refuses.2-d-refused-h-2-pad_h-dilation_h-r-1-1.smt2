; executors.im2col_refuses/2-D, refused: H + 2*pad_h < dilation_h*(R - 1) + 1
; e0c3b6e29e3f16c88f6e2d8dfcd36767fcb3253465282f6f497f77fd35703bf0
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; R*dilation_h
(declare-const m1 Real) ; dilation_h
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 2) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 (* 2 m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_h
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_w
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
