; executors.im2col_runtime_address/2-D, not padded, step 2
; d1216c1b9f22e60ceb67efb34003d74f4473ddc01e77d53a478ef6fab44d2ec8
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
