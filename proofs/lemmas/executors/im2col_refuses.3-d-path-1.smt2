; executors.im2col_refuses/3-D, path 1
; 45b5a54b5a408b042456aeefa5f9abccc3d9a617bf57bc085b004438621f7fa0
; 8 lemmas, each unsat

(reset)
; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w) + ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h) + ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m1 0)) ; given, times ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)*((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + W + 2*pad_w + dilation_w - 1) div stride_w)
(assert (>= (+ m0 m1 m2) 0)) ; combine
(assert (= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; pad_h
(declare-const m2 Real) ; dilation_h
(declare-const m3 Real) ; dilation_h*R
(declare-const m4 Real) ; stride_h*((-dilation_h*R + H + 2*pad_h + dilation_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + H + 2*pad_h + dilation_h - 1) mod stride_h)
(assert (= (+ 1 (* (- 1) m0) (* (- 2) m1) (* (- 1) m2) m3 m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* (- 2) m1) (* (- 1) m2) m3) 0)) ; given
(assert (>= m4 0)) ; given, times stride_h
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; Q*dilation_d
(declare-const m1 Real) ; dilation_d
(declare-const m2 Real) ; D
(declare-const m3 Real) ; pad_d
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
(assert (= (+ 1 (* (- 1) m0) (* (- 2) m1) (* (- 1) m2) m3 m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* (- 2) m1) (* (- 1) m2) m3) 0)) ; given
(assert (>= m4 0)) ; given, times stride_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_d
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
