; executors.im2col_refuses/2-D, path 1
; 0a84b58ae39341fa258fa61a3feb85b5813daf953ade554ed1fddbb660874fb2
; 5 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; R*dilation_h
(declare-const m1 Real) ; dilation_h
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 (* 2 m3)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 2) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; pad_w
(declare-const m2 Real) ; dilation_w
(declare-const m3 Real) ; dilation_w*S
(declare-const m4 Real) ; stride_w*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) mod stride_w)
(declare-const m6 Real) ; stride_w
(declare-const m7 Real) ; stride_w*name11
(assert (= (+ 1 (* (- 1) m0) (* (- 2) m1) (* (- 1) m2) m3 m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* (- 2) m1) (* (- 1) m2) m3) 0)) ; given
(assert (= (+ (* (- 1) m6) (* (- 1) m4) m7) 0)) ; define, times stride_w
(assert (>= (+ (* (- 1) m6) m7) 0)) ; given, times stride_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name11
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
