; executors.mma_loader_refuses/16x16x128_f8, refused: 1 <= rows and rows mod 16 = 0 and cols < 1
; db49f25ea6bd65777d8accf82216e4b21c6a08b0d9ba467f4af2ec681933e9ed
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
