; im2col.output_length_counts_windows
; ab3cdad6579f7f51ec44fdac314cd8289da223efda02cb69d06c6cbabac7bba0
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; dilation
(declare-const m1 Real) ; dilation*taps
(declare-const m2 Real) ; length
(declare-const m3 Real) ; pad
(declare-const m4 Real) ; stride*((-dilation*taps + dilation + length + 2*pad - 1) div stride)
(declare-const m5 Real) ; ((-dilation*taps + dilation + length + 2*pad - 1) mod stride)
(declare-const m6 Real) ; stride
(declare-const m7 Real) ; stride*i
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 (* 2 m3) (* (- 1) m7)) 0)) ; given
(assert (>= (+ (* (- 1) m6) (* (- 1) m4) m7) 0)) ; given, times stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; dilation
(declare-const m1 Real) ; dilation*taps
(declare-const m2 Real) ; length
(declare-const m3 Real) ; pad
(declare-const m4 Real) ; stride*((-dilation*taps + dilation + length + 2*pad - 1) div stride)
(declare-const m5 Real) ; ((-dilation*taps + dilation + length + 2*pad - 1) mod stride)
(declare-const m6 Real) ; stride*i
(assert (= (+ 1 (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2) (* (- 2) m3) m6) 0)) ; given
(assert (>= (+ m4 (* (- 1) m6)) 0)) ; given, times stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
