; executors.mma_loader_refuses/16x16x32_b16, refused: 1 <= rows and rows mod 16 = 0 and cols < 1
; 27bce948b03141d3b43a1d497d689c2ed72c1df8da1d2e2b6449bb45bbfd943f
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
