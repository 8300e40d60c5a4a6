; executors.im2col_loads_swizzled/padded, step 2
; 7c0ccb5b9668fa072518f5ec387c1f650f04d6cd10bfa2f1f6cc7602fa94acd9
; 21 lemmas, each unsat

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
; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20 - 1 >= 0
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(declare-const m1 Real) ; name20
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
; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16) >= 0
(declare-const m0 Real) ; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16)
(declare-const m1 Real) ; band3(4096*iteration + 1024*warp + 16*lane, 768)
(declare-const m2 Real) ; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 4096*iteration + 1024*warp + 16*lane >= 0
(declare-const m0 Real) ; iteration
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (- 1) (* (- 4096) m0) (* (- 1024) m1) (* (- 16) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
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
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(declare-const m1 Real) ; name20
(assert (>= (+ (- 1) m0 m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m1 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m2 Real) ; m_anchor
(declare-const m3 Real) ; ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)
(declare-const m4 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m5 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(declare-const m6 Real) ; name20
(declare-const m7 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)
(declare-const m8 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod name20)
(declare-const m9 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m10 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m11 Real) ; name20*H_out*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m12 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) mod H_out)
(assert (= (+ m0 m1 (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 m6 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m2) (* (- 1) m3) m8) 0)) ; euclid
(assert (>= m8 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m1) m9) 0)) ; given, times name20
(assert (>= (+ (* (- 1) m5) (* (- 1) m0) m10) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(assert (= (+ m11 (* (- 1) m7) m12) 0)) ; euclid, times name20
(assert (= (+ (* (- 1) m10) m11 (* (- 1) m9)) 0)) ; define, times name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(assert (>= m12 0)) ; euclid, times name20
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m1 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m2 Real) ; m_anchor
(declare-const m3 Real) ; ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)
(declare-const m4 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m5 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)
(declare-const m6 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod name20)
(declare-const m7 Real) ; name20
(declare-const m8 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m9 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(declare-const m10 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m11 Real) ; name20*H_out*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m12 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) mod H_out)
(declare-const m13 Real) ; name20*H_out
(assert (= (+ m0 m1 (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) (* (- 1) m3) m6) 0)) ; euclid
(assert (>= (+ (- 1) m7 (* (- 1) m6)) 0)) ; euclid
(assert (>= (+ (* (- 1) m7) m1 (* (- 1) m8)) 0)) ; given, times name20
(assert (>= (+ (* (- 1) m9) m0 (* (- 1) m10)) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(assert (= (+ m11 (* (- 1) m5) m12) 0)) ; euclid, times name20
(assert (= (+ (* (- 1) m10) m11 (* (- 1) m8)) 0)) ; define, times name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(assert (= (+ (* (- 1) m9) (* (- 1) m7) m13) 0)) ; define, times name20
(assert (>= (+ (* (- 1) m7) m13 (* (- 1) m12)) 0)) ; euclid, times name20
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m1 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m2 Real) ; m_anchor
(declare-const m3 Real) ; ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)
(declare-const m4 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m5 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)
(declare-const m6 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod name20)
(declare-const m7 Real) ; name20
(declare-const m8 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) div name20)
(declare-const m9 Real) ; ((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) mod name20)
(declare-const m10 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) mod H_out)
(declare-const m11 Real) ; name20*H_out*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m12 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m13 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) (* (- 1) m3) m6) 0)) ; euclid
(assert (>= (+ (- 1) m7 (* (- 1) m6)) 0)) ; euclid
(assert (= (+ m8 (* (- 1) m4) m9) 0)) ; euclid
(assert (>= m9 0)) ; euclid
(assert (>= (+ (* (- 1) m7) (* (- 1) m10) m8) 0)) ; given, times name20
(assert (= (+ m11 (* (- 1) m5) m10) 0)) ; euclid, times name20
(assert (= (+ (* (- 1) m1) m12) 0)) ; given, times name20
(assert (= (+ (* (- 1) m0) m13) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(assert (= (+ (* (- 1) m13) m11 (* (- 1) m12)) 0)) ; define, times name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m1 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m2 Real) ; m_anchor
(declare-const m3 Real) ; ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)
(declare-const m4 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m5 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)
(declare-const m6 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod name20)
(declare-const m7 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) div name20)
(declare-const m8 Real) ; ((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) mod name20)
(declare-const m9 Real) ; name20
(declare-const m10 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) mod H_out)
(declare-const m11 Real) ; name20*H_out*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m12 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m13 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) (* (- 1) m3) m6) 0)) ; euclid
(assert (>= m6 0)) ; euclid
(assert (= (+ m7 (* (- 1) m4) m8) 0)) ; euclid
(assert (>= (+ (- 1) m9 (* (- 1) m8)) 0)) ; euclid
(assert (>= (+ (* (- 1) m9) m10 (* (- 1) m7)) 0)) ; given, times name20
(assert (= (+ m11 (* (- 1) m5) m10) 0)) ; euclid, times name20
(assert (= (+ (* (- 1) m1) m12) 0)) ; given, times name20
(assert (= (+ (* (- 1) m0) m13) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(assert (= (+ (* (- 1) m13) m11 (* (- 1) m12)) 0)) ; define, times name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m1 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m2 Real) ; m_anchor
(declare-const m3 Real) ; ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)
(declare-const m4 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m5 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)
(declare-const m6 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod name20)
(declare-const m7 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) div name20)
(declare-const m8 Real) ; ((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) mod name20)
(declare-const m9 Real) ; name20*H_out*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m10 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) mod H_out)
(declare-const m11 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m12 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) (* (- 1) m3) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m4) m8) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m6) m8) 0)) ; given
(assert (= (+ m9 (* (- 1) m5) m10) 0)) ; euclid, times name20
(assert (= (+ (* (- 1) m1) m11) 0)) ; given, times name20
(assert (= (+ (* (- 1) m0) m12) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(assert (= (+ m10 (* (- 1) m7)) 0)) ; given, times name20
(assert (= (+ (* (- 1) m12) m9 (* (- 1) m11)) 0)) ; define, times name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m1 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m2 Real) ; m_anchor
(declare-const m3 Real) ; ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)
(declare-const m4 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))
(declare-const m5 Real) ; name20*((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)
(declare-const m6 Real) ; ((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod name20)
(declare-const m7 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) div name20)
(declare-const m8 Real) ; ((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) mod (((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20 + name20))) mod name20)
(declare-const m9 Real) ; name20*H_out*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m10 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) mod H_out)
(declare-const m11 Real) ; name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(declare-const m12 Real) ; ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(assert (= (+ m0 m1 (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) (* (- 1) m3) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m4) m8) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m8)) 0)) ; given
(assert (= (+ m9 (* (- 1) m5) m10) 0)) ; euclid, times name20
(assert (= (+ (* (- 1) m1) m11) 0)) ; given, times name20
(assert (= (+ (* (- 1) m0) m12) 0)) ; given, times ((-dilation_h*R + dilation_h + H + 2*pad_h - 1) div stride_h)*name20
(assert (= (+ m10 (* (- 1) m7)) 0)) ; given, times name20
(assert (= (+ (* (- 1) m12) m9 (* (- 1) m11)) 0)) ; define, times name20*((((m_anchor + ((xor22(4096*iteration + 1024*warp + 16*lane, ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16))) div 128)) div name20)) div H_out)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band3(4096*iteration + 1024*warp + 16*lane, 768)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; iteration
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (* 4096 m0) (* 1024 m1) (* 16 m2)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 4096) m0) (* (- 1024) m1) (* (- 16) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name20
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
; name20 - 1 >= 0
(declare-const m0 Real) ; name20
(declare-const m1 Real) ; ((-dilation_w*S + dilation_w + W + 2*pad_w - 1) div stride_w)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (= (+ (- 1) (* (- 1) m1) m0) 0)) ; define
(assert (>= m1 0)) ; combine
(check-sat)
