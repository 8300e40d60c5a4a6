; executors.im2col_runtime_address/2-D, padded, step 2
; 4862ee6c94b938c168ac2f4067db1f30f3bc14efb88f5c3656ac58ce9eada090
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
