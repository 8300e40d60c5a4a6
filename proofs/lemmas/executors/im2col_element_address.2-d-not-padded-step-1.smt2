; executors.im2col_element_address/2-D, not padded, step 1
; 616bc761c9a12063092f66d733a0355ef9e269a15dd6850e34db22bebfc698ad
; 16 lemmas, each unsat

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
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14 - 1 >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(declare-const m1 Real) ; name14
(declare-const m2 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(declare-const m3 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m2) m1) 0)) ; define
(assert (>= m3 0)) ; combine
(assert (>= m2 0)) ; combine
(assert (= (+ (* (- 1) m3) (* (- 1) m4) m0) 0)) ; define, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= m4 0)) ; combine, times ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
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
; H_out - 1 >= 0
(declare-const m0 Real) ; H_out
(declare-const m1 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(declare-const m1 Real) ; name14
(assert (>= (+ (- 1) m0 m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m2 Real) ; m
(declare-const m3 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m4 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(declare-const m5 Real) ; name14
(declare-const m6 Real) ; name14*(m div name14)
(declare-const m7 Real) ; (m mod name14)
(declare-const m8 Real) ; name14*(((m div name14)) div H_out)
(declare-const m9 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(((m div name14)) div H_out)
(declare-const m10 Real) ; name14*H_out*(((m div name14)) div H_out)
(declare-const m11 Real) ; name14*(((m div name14)) mod H_out)
(assert (= (+ m0 m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (>= (+ (- 1) m4 m5 (* (- 1) m3)) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m2) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m1) m8) 0)) ; given, times name14
(assert (>= (+ (* (- 1) m4) (* (- 1) m0) m9) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(assert (= (+ m10 (* (- 1) m6) m11) 0)) ; euclid, times name14
(assert (= (+ (* (- 1) m9) m10 (* (- 1) m8)) 0)) ; define, times name14*(((m div name14)) div H_out)
(assert (>= m11 0)) ; euclid, times name14
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m2 Real) ; m
(declare-const m3 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m4 Real) ; name14*(m div name14)
(declare-const m5 Real) ; (m mod name14)
(declare-const m6 Real) ; name14
(declare-const m7 Real) ; name14*(((m div name14)) div H_out)
(declare-const m8 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(declare-const m9 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(((m div name14)) div H_out)
(declare-const m10 Real) ; name14*H_out*(((m div name14)) div H_out)
(declare-const m11 Real) ; name14*(((m div name14)) mod H_out)
(declare-const m12 Real) ; name14*H_out
(assert (= (+ m0 m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ m4 (* (- 1) m2) m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) m1 (* (- 1) m7)) 0)) ; given, times name14
(assert (>= (+ (* (- 1) m8) m0 (* (- 1) m9)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(assert (= (+ m10 (* (- 1) m4) m11) 0)) ; euclid, times name14
(assert (= (+ (* (- 1) m9) m10 (* (- 1) m7)) 0)) ; define, times name14*(((m div name14)) div H_out)
(assert (= (+ (* (- 1) m8) (* (- 1) m6) m12) 0)) ; define, times name14
(assert (>= (+ (* (- 1) m6) m12 (* (- 1) m11)) 0)) ; euclid, times name14
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m2 Real) ; m
(declare-const m3 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m4 Real) ; name14*(m div name14)
(declare-const m5 Real) ; (m mod name14)
(declare-const m6 Real) ; name14
(declare-const m7 Real) ; name14*(((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m8 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) mod name14)
(declare-const m9 Real) ; name14*(((m div name14)) mod H_out)
(declare-const m10 Real) ; name14*H_out*(((m div name14)) div H_out)
(declare-const m11 Real) ; name14*(((m div name14)) div H_out)
(declare-const m12 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(((m div name14)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m2) m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid
(assert (>= m8 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m9) m7) 0)) ; given, times name14
(assert (= (+ m10 (* (- 1) m4) m9) 0)) ; euclid, times name14
(assert (= (+ (* (- 1) m1) m11) 0)) ; given, times name14
(assert (= (+ (* (- 1) m0) m12) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(assert (= (+ (* (- 1) m12) m10 (* (- 1) m11)) 0)) ; define, times name14*(((m div name14)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m2 Real) ; m
(declare-const m3 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m4 Real) ; name14*(m div name14)
(declare-const m5 Real) ; (m mod name14)
(declare-const m6 Real) ; name14*(((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m7 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) mod name14)
(declare-const m8 Real) ; name14
(declare-const m9 Real) ; name14*(((m div name14)) mod H_out)
(declare-const m10 Real) ; name14*H_out*(((m div name14)) div H_out)
(declare-const m11 Real) ; name14*(((m div name14)) div H_out)
(declare-const m12 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(((m div name14)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m2) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ m6 (* (- 1) m3) m7) 0)) ; euclid
(assert (>= (+ (- 1) m8 (* (- 1) m7)) 0)) ; euclid
(assert (>= (+ (* (- 1) m8) m9 (* (- 1) m6)) 0)) ; given, times name14
(assert (= (+ m10 (* (- 1) m4) m9) 0)) ; euclid, times name14
(assert (= (+ (* (- 1) m1) m11) 0)) ; given, times name14
(assert (= (+ (* (- 1) m0) m12) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(assert (= (+ (* (- 1) m12) m10 (* (- 1) m11)) 0)) ; define, times name14*(((m div name14)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m2 Real) ; m
(declare-const m3 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m4 Real) ; name14*(m div name14)
(declare-const m5 Real) ; (m mod name14)
(declare-const m6 Real) ; name14*(((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m7 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) mod name14)
(declare-const m8 Real) ; name14*H_out*(((m div name14)) div H_out)
(declare-const m9 Real) ; name14*(((m div name14)) mod H_out)
(declare-const m10 Real) ; name14*(((m div name14)) div H_out)
(declare-const m11 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(((m div name14)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m2) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m3) m7) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m5) m7) 0)) ; given
(assert (= (+ m8 (* (- 1) m4) m9) 0)) ; euclid, times name14
(assert (= (+ (* (- 1) m1) m10) 0)) ; given, times name14
(assert (= (+ (* (- 1) m0) m11) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(assert (= (+ m9 (* (- 1) m6)) 0)) ; given, times name14
(assert (= (+ (* (- 1) m11) m8 (* (- 1) m10)) 0)) ; define, times name14*(((m div name14)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m1 Real) ; name14*(m div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m2 Real) ; m
(declare-const m3 Real) ; (m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))
(declare-const m4 Real) ; name14*(m div name14)
(declare-const m5 Real) ; (m mod name14)
(declare-const m6 Real) ; name14*(((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) div name14)
(declare-const m7 Real) ; (((m mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14 + name14))) mod name14)
(declare-const m8 Real) ; name14*H_out*(((m div name14)) div H_out)
(declare-const m9 Real) ; name14*(((m div name14)) mod H_out)
(declare-const m10 Real) ; name14*(((m div name14)) div H_out)
(declare-const m11 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14*(((m div name14)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m2) m5) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m3) m7) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m7)) 0)) ; given
(assert (= (+ m8 (* (- 1) m4) m9) 0)) ; euclid, times name14
(assert (= (+ (* (- 1) m1) m10) 0)) ; given, times name14
(assert (= (+ (* (- 1) m0) m11) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name14
(assert (= (+ m9 (* (- 1) m6)) 0)) ; given, times name14
(assert (= (+ (* (- 1) m11) m8 (* (- 1) m10)) 0)) ; define, times name14*(((m div name14)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name14
(assert (>= (+ (- 1) m0) 0)) ; combine
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
; name14 - 1 >= 0
(declare-const m0 Real) ; name14
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)
