; epilogue.writer_unpadded_rows/cw divides N
; 829ee39cc5956f08e8465f0235282bd813f1bc77c2c838925a17b9ce3ba9d0a5
; 1 lemmas, each unsat

(reset)
; epilogue.writer_unpadded_rows/cw divides N
; v0 is N
; v1 is cw
; v2 is n
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 1 v0))
(assert (<= 1 v1))
(assert (<= 0 v2))
(assert (< v2 v0))
(assert (= (- v0 (* v1 (ite (> v1 0) (div v0 v1) (div (- v0) (- v1))))) 0))
(assert (= (- v2 (* v1 (ite (> v1 0) (div v2 v1) (div (- v2) (- v1))))) 0))
(assert (not (and (<= (+ v2 v1) v0) (not (= v1 0)))))
(check-sat)
