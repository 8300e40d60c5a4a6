; executors.epilogue_writer/spills
; 7a3fa52d84264b4139f21aa4cdb43ff7e95c44c148f957410602c74caa9742b2
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; cw
(declare-const m2 Real) ; row_stride
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ (- 1) m0 m1 (* (- 1) m2)) 0)) ; given
(check-sat)
