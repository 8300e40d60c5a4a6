; executors.int64_im2col/address, value 7
; 1cf7ba65092e669a5e53d169892210d8135d213ccc4903afa09b50062958e5bb
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; N*H*W*C
(declare-const m2 Real) ; N*H*C*pad_w
(declare-const m3 Real) ; N*W*C*pad_h
(declare-const m4 Real) ; N*C*pad_w*pad_h
(declare-const m5 Real) ; pad_w
(declare-const m6 Real) ; dilation_w*kw
(declare-const m7 Real) ; w*stride_w
(declare-const m8 Real) ; N*H*pad_w
(declare-const m9 Real) ; N*H*W
(declare-const m10 Real) ; N*H
(declare-const m11 Real) ; H*pad_w
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2) m2) (* (- 2) m3) (* (- 4) m4) m5 (* (- 1) m6) (* (- 1) m7)) 0)) ; given
(assert (>= m4 0)) ; given, times N*C*pad_w
(assert (>= m3 0)) ; given, times N*W*C
(assert (>= m2 0)) ; given, times N*H*C
(assert (>= m7 0)) ; given, times stride_w
(assert (>= m6 0)) ; given, times dilation_w
(assert (>= (+ m2 (* (- 1) m8)) 0)) ; given, times N*H*pad_w
(assert (>= (+ (* (- 1) m9) m1) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m10) m9) 0)) ; given, times N*H
(assert (>= (+ m8 (* (- 1) m11)) 0)) ; given, times H*pad_w
(assert (>= (+ (* (- 1) m0) m10) 0)) ; given, times N
(assert (>= (+ m11 (* (- 1) m5)) 0)) ; given, times pad_w
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; pad_w
(declare-const m2 Real) ; dilation_w*kw
(declare-const m3 Real) ; w*stride_w
(declare-const m4 Real) ; N*H*W*C
(declare-const m5 Real) ; N*H*C*pad_w
(declare-const m6 Real) ; N*W*C*pad_h
(declare-const m7 Real) ; N*C*pad_w*pad_h
(declare-const m8 Real) ; N*H*pad_w
(declare-const m9 Real) ; N*H*W
(declare-const m10 Real) ; H*W
(declare-const m11 Real) ; H*pad_w
(assert (>= (+ (- 1) m0 (* 2 m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m4) (* (- 2) m5) (* (- 2) m6) (* (- 4) m7) (* (- 1) m1) m2 m3) 0)) ; given
(assert (>= m7 0)) ; given, times N*C*pad_w
(assert (>= m6 0)) ; given, times N*W*C
(assert (>= m5 0)) ; given, times N*H*C
(assert (>= (+ m5 (* (- 1) m8)) 0)) ; given, times N*H*pad_w
(assert (>= (+ (* (- 1) m9) m4) 0)) ; given, times N*H*W
(assert (>= (+ m9 (* (- 1) m10)) 0)) ; given, times H*W
(assert (>= (+ m8 (* (- 1) m11)) 0)) ; given, times H*pad_w
(assert (>= (+ m11 (* (- 1) m1)) 0)) ; given, times pad_w
(assert (>= (+ m10 (* (- 1) m0)) 0)) ; given, times W
(check-sat)
