; executors.conv_geometry/2-D, M
; 25091ccdf664589b7362bfd5e1ae3c26072bb6523092f016e57224be6e2bbc05
; 2 lemmas, each unsat

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
