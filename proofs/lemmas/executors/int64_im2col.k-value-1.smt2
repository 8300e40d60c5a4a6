; executors.int64_im2col/k, value 1
; 0203670d60deefb59f9dc120b09c25b626b225237752d5c7bd2ed70def99e1bc
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(declare-const m1 Real) ; (k mod C)
(declare-const m2 Real) ; C*N*H*W
(declare-const m3 Real) ; C*N*H*pad_w
(declare-const m4 Real) ; C*N*W*pad_h
(declare-const m5 Real) ; C*N*pad_w*pad_h
(declare-const m6 Real) ; C*H*W
(declare-const m7 Real) ; C*H
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) m1) 0)) ; given
(assert (>= m4 0)) ; given, times C*N*W
(assert (>= m5 0)) ; given, times C*N*pad_w
(assert (>= m3 0)) ; given, times C*N*H
(assert (>= (+ m2 (* (- 1) m6)) 0)) ; given, times C*H*W
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times C*H
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; (k mod C)
(declare-const m2 Real) ; C*N*H*W
(declare-const m3 Real) ; C*N*H*pad_w
(declare-const m4 Real) ; C*N*W*pad_h
(declare-const m5 Real) ; C*N*pad_w*pad_h
(declare-const m6 Real) ; N*H*W
(declare-const m7 Real) ; N*H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 2) m3) (* (- 2) m4) (* (- 4) m5) (* (- 1) m1)) 0)) ; given
(assert (>= m4 0)) ; given, times C*N*W
(assert (>= m5 0)) ; given, times C*N*pad_w
(assert (>= m3 0)) ; given, times C*N*H
(assert (>= (+ m2 (* (- 1) m6)) 0)) ; given, times N*H*W
(assert (>= (+ (* (- 1) m7) m6) 0)) ; given, times N*H
(assert (>= (+ (* (- 1) m0) m7) 0)) ; given, times N
(check-sat)
