; executors.mma_loader_refuses/32x32x16_b16, refused: 1 <= rows and rows mod 32 = 0 and cols < 1
; cf3710c31b5bd548249392df6eea9178e69059da03246e2dc5a5bd86544472ae
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
