; executors.mma_loader_refuses/32x32x64_f8, refused: 1 <= rows and rows mod 32 = 0 and cols < 1
; b96c877e452dadd8f52ee87510a776a9fe413f76807efb6c5f4b8e9e3ed2d837
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
