; executors.epilogue_stores/wide
; 489c3234ed33d11b63f519b1f38672f18eb6764d85580a0e0d70155c357cdd75
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; n
(declare-const m2 Real) ; cw
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)
