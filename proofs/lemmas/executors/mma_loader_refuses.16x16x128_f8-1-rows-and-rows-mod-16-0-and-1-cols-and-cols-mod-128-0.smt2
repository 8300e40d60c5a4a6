; executors.mma_loader_refuses/16x16x128_f8, 1 <= rows and rows mod 16 = 0 and 1 <= cols and cols mod 128 = 0
; dcf3bac1031973234bfc073ba74b9f8445ce6f1daacb621cc6078e1c89d0997b
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols/128
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; given
(assert (>= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)
