; executors.im2col_refuses/2-D, refused: H + 2*pad_h < dilation_h*(R - 1) + 1
; a0d5c5c38add75c1ff3edca871ff6d4c19bd56d6b37a504f1c671d8be5b03457
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
