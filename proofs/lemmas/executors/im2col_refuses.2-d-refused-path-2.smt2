; executors.im2col_refuses/2-D, refused: path 2
; d23df9f6a977cc71d1b5921a104b26a9cea1c6075c924ee9827191325104933b
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; R
(assert (>= (+ (- 2) m0) 0)) ; given
(assert (= (+ 1 (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; name1
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
