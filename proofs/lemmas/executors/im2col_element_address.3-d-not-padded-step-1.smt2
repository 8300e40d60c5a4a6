; executors.im2col_element_address/3-D, not padded, step 1
; 2c19d3c1356b240c22bdcf4c52225fce3509612221cefe130ec133988b82b39a
; 24 lemmas, each unsat

(reset)
; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d) >= 0
(declare-const m0 Real) ; dilation_d
(declare-const m1 Real) ; dilation_d*Q
(declare-const m2 Real) ; D
(declare-const m3 Real) ; pad_d
(declare-const m4 Real) ; stride_d*((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m5 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) mod stride_d)
(declare-const m6 Real) ; stride_d
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3)) 0)) ; given
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m4)) 0)) ; negated target, times stride_d
(check-sat)

(reset)
; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21 - 1 >= 0
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m3 Real) ; name21
(declare-const m4 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m5 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(declare-const m6 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m7 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m8 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m9 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m10 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m4) m3) 0)) ; define
(assert (>= m5 0)) ; combine
(assert (>= m6 0)) ; combine
(assert (>= m4 0)) ; combine
(assert (= (+ (* (- 1) m5) (* (- 1) m7) m1) 0)) ; define, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(assert (= (+ (* (- 1) m8) (* (- 1) m9) m0) 0)) ; define, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (= (+ (* (- 1) m6) (* (- 1) m10) m2) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= m7 0)) ; combine, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= m9 0)) ; combine, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= m8 0)) ; combine, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= m10 0)) ; combine, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(check-sat)

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
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21 - 1 >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m1 Real) ; name21
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; combine
(assert (>= m0 0)) ; combine, times name21
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
; D_out - 1 >= 0
(declare-const m0 Real) ; D_out
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m3 Real) ; name21
(assert (>= (+ (- 1) m0 m1 m2 m3) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m7 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(declare-const m8 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m9 Real) ; name21
(declare-const m10 Real) ; name21*(m div name21)
(declare-const m11 Real) ; (m mod name21)
(declare-const m12 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m13 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m14 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m15 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m16 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m17 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m18 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m20 Real) ; name21*H_out*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m21 Real) ; name21*H_out*(((((m div name21)) div H_out)) mod D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 m7 m8 m9 (* (- 1) m5)) 0)) ; euclid
(assert (= (+ m10 (* (- 1) m4) m11) 0)) ; euclid
(assert (>= m11 0)) ; euclid
(assert (>= (+ (* (- 1) m7) (* (- 1) m1) m12) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (>= (+ (* (- 1) m9) (* (- 1) m3) m13) 0)) ; given, times name21
(assert (>= (+ (* (- 1) m8) (* (- 1) m2) m14) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (>= (+ (* (- 1) m6) (* (- 1) m0) m15) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m16 (* (- 1) m10) m17) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m15) m18 (* (- 1) m14)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m12) m19 (* (- 1) m13)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (>= m17 0)) ; euclid, times name21
(assert (= (+ m20 (* (- 1) m16) m21) 0)) ; euclid, times name21*H_out
(assert (= (+ (* (- 1) m18) m20 (* (- 1) m19)) 0)) ; define, times name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (>= m21 0)) ; euclid, times name21*H_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m9 Real) ; name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m10 Real) ; (((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m11 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m12 Real) ; name21
(declare-const m13 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m14 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m15 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m16 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m17 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m18 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m20 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m div name21)) div H_out)
(declare-const m22 Real) ; name21*(((m div name21)) div H_out)
(declare-const m23 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m24 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (= (+ m8 m9 (* (- 1) m5) m10) 0)) ; euclid
(assert (>= (+ (- 1) m11 m12 (* (- 1) m10)) 0)) ; euclid
(assert (>= (+ (* (- 1) m12) m13 (* (- 1) m9)) 0)) ; given, times name21
(assert (>= (+ (* (- 1) m11) m14 (* (- 1) m8)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m15 (* (- 1) m6) m16) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m1) m17) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (= (+ (* (- 1) m3) m18) 0)) ; given, times name21
(assert (= (+ (* (- 1) m2) m19) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m0) m20) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m21) m15 (* (- 1) m22)) 0)) ; define, times name21*(((m div name21)) div H_out)
(assert (= (+ (* (- 1) m20) m23 (* (- 1) m19)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m17) m24 (* (- 1) m18)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (>= m16 0)) ; euclid, times name21
(assert (= (+ m23 (* (- 1) m21) m14) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m24 (* (- 1) m22) m13) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m9 Real) ; name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m10 Real) ; (((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m11 Real) ; name21*(((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div name21)
(declare-const m12 Real) ; (((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod name21)
(declare-const m13 Real) ; name21
(declare-const m14 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m15 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m16 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m17 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m18 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m20 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m22 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m div name21)) div H_out)
(declare-const m23 Real) ; name21*(((m div name21)) div H_out)
(declare-const m24 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m25 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (= (+ m8 m9 (* (- 1) m5) m10) 0)) ; euclid
(assert (= (+ m11 (* (- 1) m10) m12) 0)) ; euclid
(assert (>= (+ (- 1) m13 (* (- 1) m12)) 0)) ; euclid
(assert (>= (+ (* (- 1) m13) m14 (* (- 1) m11)) 0)) ; given, times name21
(assert (= (+ m15 (* (- 1) m6) m14) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m1) m16) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (= (+ (* (- 1) m3) m17) 0)) ; given, times name21
(assert (= (+ (* (- 1) m2) m18) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m0) m19) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m20 (* (- 1) m9)) 0)) ; given, times name21
(assert (= (+ m21 (* (- 1) m8)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m22) m15 (* (- 1) m23)) 0)) ; define, times name21*(((m div name21)) div H_out)
(assert (= (+ (* (- 1) m19) m24 (* (- 1) m18)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m16) m25 (* (- 1) m17)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m24 (* (- 1) m22) m21) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m25 (* (- 1) m23) m20) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m9 Real) ; name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m10 Real) ; (((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m11 Real) ; name21*(((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div name21)
(declare-const m12 Real) ; (((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod name21)
(declare-const m13 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m14 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m15 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m16 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m17 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m18 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m20 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m div name21)) div H_out)
(declare-const m22 Real) ; name21*(((m div name21)) div H_out)
(declare-const m23 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m24 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (= (+ m8 m9 (* (- 1) m5) m10) 0)) ; euclid
(assert (= (+ m11 (* (- 1) m10) m12) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m7) m12) 0)) ; given
(assert (= (+ m13 (* (- 1) m6) m14) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m1) m15) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (= (+ (* (- 1) m3) m16) 0)) ; given, times name21
(assert (= (+ (* (- 1) m2) m17) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m0) m18) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m19 (* (- 1) m9)) 0)) ; given, times name21
(assert (= (+ m20 (* (- 1) m8)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m14 (* (- 1) m11)) 0)) ; given, times name21
(assert (= (+ (* (- 1) m21) m13 (* (- 1) m22)) 0)) ; define, times name21*(((m div name21)) div H_out)
(assert (= (+ (* (- 1) m18) m23 (* (- 1) m17)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m15) m24 (* (- 1) m16)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m23 (* (- 1) m21) m20) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m24 (* (- 1) m22) m19) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m9 Real) ; name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m10 Real) ; (((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m11 Real) ; name21*(((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div name21)
(declare-const m12 Real) ; (((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod name21)
(declare-const m13 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m14 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m15 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m16 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m17 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m18 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m20 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m div name21)) div H_out)
(declare-const m22 Real) ; name21*(((m div name21)) div H_out)
(declare-const m23 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m24 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (= (+ m8 m9 (* (- 1) m5) m10) 0)) ; euclid
(assert (= (+ m11 (* (- 1) m10) m12) 0)) ; euclid
(assert (>= (+ (- 1) m7 (* (- 1) m12)) 0)) ; given
(assert (= (+ m13 (* (- 1) m6) m14) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m1) m15) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (= (+ (* (- 1) m3) m16) 0)) ; given, times name21
(assert (= (+ (* (- 1) m2) m17) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m0) m18) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m19 (* (- 1) m9)) 0)) ; given, times name21
(assert (= (+ m20 (* (- 1) m8)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m14 (* (- 1) m11)) 0)) ; given, times name21
(assert (= (+ (* (- 1) m21) m13 (* (- 1) m22)) 0)) ; define, times name21*(((m div name21)) div H_out)
(assert (= (+ (* (- 1) m18) m23 (* (- 1) m17)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m15) m24 (* (- 1) m16)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m23 (* (- 1) m21) m20) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m24 (* (- 1) m22) m19) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; name21
(declare-const m9 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(declare-const m10 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m11 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m12 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m13 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m14 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m15 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m16 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m17 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m18 Real) ; name21*H_out
(declare-const m19 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m20 Real) ; name21*D_out
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out
(declare-const m22 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m23 Real) ; name21*H_out*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m24 Real) ; name21*H_out*(((((m div name21)) div H_out)) mod D_out)
(declare-const m25 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m26 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (>= (+ (- 1) m8 (* (- 1) m7)) 0)) ; euclid
(assert (>= (+ (* (- 1) m9) m1 (* (- 1) m10)) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (>= (+ (* (- 1) m8) m3 (* (- 1) m11)) 0)) ; given, times name21
(assert (>= (+ (* (- 1) m12) m2 (* (- 1) m13)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (>= (+ (* (- 1) m14) m0 (* (- 1) m15)) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m16 (* (- 1) m6) m17) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m12) (* (- 1) m8) m18) 0)) ; define, times name21
(assert (= (+ (* (- 1) m15) m19 (* (- 1) m13)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m9) (* (- 1) m8) m20) 0)) ; define, times name21
(assert (= (+ (* (- 1) m14) (* (- 1) m12) m21) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m10) m22 (* (- 1) m11)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (>= (+ (* (- 1) m8) m18 (* (- 1) m17)) 0)) ; euclid, times name21
(assert (= (+ m23 (* (- 1) m16) m24) 0)) ; euclid, times name21*H_out
(assert (= (+ (* (- 1) m25) m24 (* (- 1) m26)) 0)) ; define, times name21*(((((m div name21)) div H_out)) mod D_out)
(assert (= (+ (* (- 1) m19) m23 (* (- 1) m22)) 0)) ; define, times name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (>= (+ (* (- 1) m12) m21 (* (- 1) m25)) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (>= (+ (* (- 1) m8) m20 (* (- 1) m26)) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; name21
(declare-const m9 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m10 Real) ; name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m11 Real) ; (((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m12 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m13 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m14 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m15 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m16 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m17 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m18 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m20 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m div name21)) div H_out)
(declare-const m22 Real) ; name21*(((m div name21)) div H_out)
(declare-const m23 Real) ; name21*H_out
(declare-const m24 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m25 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (>= (+ (- 1) m8 (* (- 1) m7)) 0)) ; euclid
(assert (= (+ m9 m10 (* (- 1) m5) m11) 0)) ; euclid
(assert (>= m11 0)) ; euclid
(assert (>= (+ (* (- 1) m8) (* (- 1) m12) m10) 0)) ; given, times name21
(assert (>= (+ (* (- 1) m13) (* (- 1) m14) m9) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m15 (* (- 1) m6) m16) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m1) m17) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (= (+ (* (- 1) m3) m18) 0)) ; given, times name21
(assert (= (+ (* (- 1) m2) m19) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m0) m20) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m21) m15 (* (- 1) m22)) 0)) ; define, times name21*(((m div name21)) div H_out)
(assert (= (+ (* (- 1) m13) (* (- 1) m8) m23) 0)) ; define, times name21
(assert (= (+ (* (- 1) m20) m24 (* (- 1) m19)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m17) m25 (* (- 1) m18)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (>= (+ (* (- 1) m8) m23 (* (- 1) m16)) 0)) ; euclid, times name21
(assert (= (+ m24 (* (- 1) m21) m14) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m25 (* (- 1) m22) m12) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m1 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m2 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m3 Real) ; name21*(m div (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m4 Real) ; m
(declare-const m5 Real) ; (m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m6 Real) ; name21*(m div name21)
(declare-const m7 Real) ; (m mod name21)
(declare-const m8 Real) ; name21
(declare-const m9 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m10 Real) ; name21*(((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m11 Real) ; (((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))
(declare-const m12 Real) ; name21*(((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) div name21)
(declare-const m13 Real) ; (((((m mod (((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21 + ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21 + name21))) mod name21)
(declare-const m14 Real) ; name21*(((m div name21)) mod H_out)
(declare-const m15 Real) ; name21*H_out*(((m div name21)) div H_out)
(declare-const m16 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m17 Real) ; name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m18 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m19 Real) ; ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(declare-const m20 Real) ; name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m21 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) mod D_out)
(declare-const m22 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((m div name21)) div H_out)
(declare-const m23 Real) ; name21*(((m div name21)) div H_out)
(declare-const m24 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*D_out*(((((m div name21)) div H_out)) div D_out)
(declare-const m25 Real) ; name21*D_out*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m0 m1 m2 m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid
(assert (>= (+ (- 1) m8 (* (- 1) m7)) 0)) ; euclid
(assert (= (+ m9 m10 (* (- 1) m5) m11) 0)) ; euclid
(assert (= (+ m12 (* (- 1) m11) m13) 0)) ; euclid
(assert (>= m13 0)) ; euclid
(assert (>= (+ (* (- 1) m8) (* (- 1) m14) m12) 0)) ; given, times name21
(assert (= (+ m15 (* (- 1) m6) m14) 0)) ; euclid, times name21
(assert (= (+ (* (- 1) m1) m16) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*name21
(assert (= (+ (* (- 1) m3) m17) 0)) ; given, times name21
(assert (= (+ (* (- 1) m2) m18) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m0) m19) 0)) ; given, times ((-dilation_d*Q + dilation_d + D + 2*pad_d - 1) div stride_d)*((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m20 (* (- 1) m10)) 0)) ; given, times name21
(assert (= (+ m21 (* (- 1) m9)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ (* (- 1) m22) m15 (* (- 1) m23)) 0)) ; define, times name21*(((m div name21)) div H_out)
(assert (= (+ (* (- 1) m19) m24 (* (- 1) m18)) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ (* (- 1) m16) m25 (* (- 1) m17)) 0)) ; define, times name21*(((((m div name21)) div H_out)) div D_out)
(assert (= (+ m24 (* (- 1) m22) m21) 0)) ; euclid, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(assert (= (+ m25 (* (- 1) m23) m20) 0)) ; euclid, times name21
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name21
(declare-const m1 Real) ; name21
(assert (>= (+ (- 1) m0 m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name21
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
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

(reset)
; name21 - 1 >= 0
(declare-const m0 Real) ; name21
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)
