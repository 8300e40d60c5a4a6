; executors.mma_loader_refuses/32x32x64_f8, refused: rows < 1
; 71283c566acbdd03d1f33276dd52b2729d9535870cf49354505e8d34fdea9bdc
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
