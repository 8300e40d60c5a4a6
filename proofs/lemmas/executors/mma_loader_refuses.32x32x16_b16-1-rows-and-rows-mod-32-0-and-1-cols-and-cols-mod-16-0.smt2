; executors.mma_loader_refuses/32x32x16_b16, 1 <= rows and rows mod 32 = 0 and 1 <= cols and cols mod 16 = 0
; 1d6004bd8ebc4f75b78335dad5174aa74ffbffacf3a072eed41a39fb4c4a4292
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)
