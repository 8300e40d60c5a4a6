; executors.mma_loader_refuses/16x16x32_b16, 1 <= rows and rows mod 16 = 0 and 1 <= cols and cols mod 32 = 0
; ab15d6c668aa82e224335f1c33adc7884b7a174d8d29909e3962a9f1ae6566fc
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)
