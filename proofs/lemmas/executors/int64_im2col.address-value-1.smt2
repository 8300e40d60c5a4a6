; executors.int64_im2col/address, value 1
; 0051d097afd93606ef42c08901c9fb9d8c46eac3032220c772f8fa00df085361
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; N*H*W*C
(declare-const m2 Real) ; N*H*C*pad_w
(declare-const m3 Real) ; N*W*C*pad_h
(declare-const m4 Real) ; N*C*pad_w*pad_h
(declare-const m5 Real) ; dilation_h*kh
(declare-const m6 Real) ; N*H*W
(declare-const m7 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2) m2) (* (- 2) m3) (* (- 4) m4) (* (- 1) m5)) 0)) ; given
(assert (>= m4 0)) ; given, times N*C*pad_w
(assert (>= m3 0)) ; given, times N*W*C
(assert (>= m2 0)) ; given, times N*H*C
(assert (>= m5 0)) ; given, times dilation_h
(assert (>= (+ (* (- 1) m6) m1) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times N
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation_h*kh
(declare-const m1 Real) ; H
(declare-const m2 Real) ; pad_h
(declare-const m3 Real) ; h*stride_h
(declare-const m4 Real) ; N*H*W*C
(declare-const m5 Real) ; N*H*C*pad_w
(declare-const m6 Real) ; N*W*C*pad_h
(declare-const m7 Real) ; N*C*pad_w*pad_h
(declare-const m8 Real) ; N*H*W
(declare-const m9 Real) ; N*W*pad_h
(declare-const m10 Real) ; H*W
(declare-const m11 Real) ; W*pad_h
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 2 m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m4) (* (- 2) m5) (* (- 2) m6) (* (- 4) m7) m0) 0)) ; given
(assert (>= m7 0)) ; given, times N*C*pad_w
(assert (>= m5 0)) ; given, times N*H*C
(assert (>= (+ (* (- 1) m8) m4) 0)) ; given, times N*H*W
(assert (>= (+ m6 (* (- 1) m9)) 0)) ; given, times N*W*pad_h
(assert (>= (+ m8 (* (- 1) m10)) 0)) ; given, times H*W
(assert (>= (+ m9 (* (- 1) m11)) 0)) ; given, times W*pad_h
(assert (>= (+ m11 (* (- 1) m2)) 0)) ; given, times pad_h
(assert (>= (+ (* (- 1) m1) m10) 0)) ; given, times H
(assert (>= m3 0)) ; given, times stride_h
(check-sat)
