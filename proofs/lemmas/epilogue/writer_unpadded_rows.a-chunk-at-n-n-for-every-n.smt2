; epilogue.writer_unpadded_rows/a chunk at n >= N, for every N
; cfbfab63748a13ffff6885e695a91c483ab04bd91c0ff30726942c31c8ed7637
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; n
(declare-const m2 Real) ; cw
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)
