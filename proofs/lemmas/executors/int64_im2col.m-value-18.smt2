; executors.int64_im2col/m, value 18
; c720d00aa7020889fcc72a21b907c1fa7dc290344afca786cf62ee9d24c9ed9d
; 8 lemmas, each unsat

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) >= 0
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)
(declare-const m6 Real) ; stride_h
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_h
(check-sat)

(reset)
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; combine
(assert (>= m1 0)) ; combine, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(check-sat)

(reset)
; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) >= 0
(declare-const m0 Real) ; dilation_w
(declare-const m1 Real) ; dilation_w*S
(declare-const m2 Real) ; W
(declare-const m3 Real) ; pad_w
(declare-const m4 Real) ; stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)
(declare-const m6 Real) ; stride_w
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m2 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ m0 m1 m2) 0)) ; combine
(assert (= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + 1))
(declare-const m2 Real) ; H*W*N*C
(declare-const m3 Real) ; H*pad_w*N*C
(declare-const m4 Real) ; pad_h*W*N*C
(declare-const m5 Real) ; pad_h*pad_w*N*C
(declare-const m6 Real) ; H*W*N
(declare-const m7 Real) ; H*W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m4 0)) ; given, times W*N*C
(assert (>= m5 0)) ; given, times pad_w*N*C
(assert (>= m3 0)) ; given, times H*N*C
(assert (>= (+ (* (- 1) m6) m2) 0)) ; given, times H*W*N
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times H*W
(assert (>= (+ m7 (* (- 1) m0)) 0)) ; given, times W
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h
(declare-const m1 Real) ; dilation_h*R
(declare-const m2 Real) ; H
(declare-const m3 Real) ; pad_h
(declare-const m4 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)
(declare-const m6 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m7 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m8 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m9 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h) + ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w) + 1))
(declare-const m10 Real) ; H*W*N*C
(declare-const m11 Real) ; H*pad_w*N*C
(declare-const m12 Real) ; pad_h*W*N*C
(declare-const m13 Real) ; pad_h*pad_w*N*C
(declare-const m14 Real) ; H*pad_w*N
(declare-const m15 Real) ; pad_h*W*N
(declare-const m16 Real) ; pad_h*pad_w*N
(declare-const m17 Real) ; H*W*N
(declare-const m18 Real) ; stride_h*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m19 Real) ; dilation_h*R*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m20 Real) ; dilation_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m21 Real) ; H*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m22 Real) ; pad_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m23 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) mod stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m24 Real) ; H*dilation_w*S*N
(declare-const m25 Real) ; H*dilation_w*N
(declare-const m26 Real) ; H*stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*N
(declare-const m27 Real) ; H*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)*N
(declare-const m28 Real) ; H*N
(declare-const m29 Real) ; pad_h*dilation_w*S*N
(declare-const m30 Real) ; pad_h*dilation_w*N
(declare-const m31 Real) ; pad_h*stride_w*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*N
(declare-const m32 Real) ; pad_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)*N
(declare-const m33 Real) ; pad_h*N
(declare-const m34 Real) ; pad_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*N
(declare-const m35 Real) ; H*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*N
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ m6 m7 m8 (* (- 1) m9)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m10) (* (- 2) m11) (* (- 2) m12) (* (- 4) m13) m9) 0)) ; given
(assert (>= (+ (* (- 1) m14) m11) 0)) ; given, times H*pad_w*N
(assert (>= (+ (* (- 1) m15) m12) 0)) ; given, times pad_h*W*N
(assert (>= (+ (* (- 1) m16) m13) 0)) ; given, times pad_h*pad_w*N
(assert (>= (+ (* (- 1) m17) m10) 0)) ; given, times H*W*N
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times dilation_h
(assert (>= (+ m4 (* (- 1) m6)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (+ m18 (* (- 1) m7)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (= (+ m19 (* (- 1) m20) (* (- 1) m21) (* (- 2) m22) m18 m23 m8) 0)) ; euclid, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (= (+ m24 (* (- 1) m25) (* (- 1) m17) (* (- 2) m14) m26 m27 m28) 0)) ; euclid, times H*N
(assert (= (+ m29 (* (- 1) m30) (* (- 1) m15) (* (- 2) m16) m31 m32 m33) 0)) ; euclid, times pad_h*N
(assert (>= (+ m19 (* (- 1) m20)) 0)) ; given, times dilation_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= m32 0)) ; given, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) mod stride_w)*N
(assert (>= (+ m29 (* (- 1) m30)) 0)) ; given, times pad_h*dilation_w*N
(assert (>= (+ m24 (* (- 1) m25)) 0)) ; given, times H*dilation_w*N
(assert (>= (+ (* (- 1) m3) m33) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m2) m28) 0)) ; given, times H
(assert (>= (+ m31 (* (- 1) m34)) 0)) ; given, times pad_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*N
(assert (>= (+ m26 (* (- 1) m35)) 0)) ; given, times H*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)*N
(assert (>= m23 0)) ; euclid, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= m27 0)) ; euclid, times H*N
(assert (>= (+ (* (- 1) m22) m34) 0)) ; given, times pad_h*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (* (- 1) m21) m35) 0)) ; given, times H*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
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
