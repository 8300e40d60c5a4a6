; epilogue.wide_exactly_when_whole
; ae595379d418fe821cefb62602f99182a04d67c7f628b3fceda7ddb6f9c7708b
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; n
(declare-const m2 Real) ; cw
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)
