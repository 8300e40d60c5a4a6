; executors.im2col_refuses/3-D, refused: D + 2*pad_d < dilation_d*(Q - 1) + 1
; 2bf27e42a86203a9cf75bfd0b02fc224438767745e35b50f43da7f3bfd343055
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; Q*dilation_d
(declare-const m1 Real) ; dilation_d
(declare-const m2 Real) ; D
(declare-const m3 Real) ; pad_d
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 2) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 (* 2 m3)) 0)) ; given
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
