; epilogue.writer_unpadded_rows/cw divides N
; 829ee39cc5956f08e8465f0235282bd813f1bc77c2c838925a17b9ce3ba9d0a5
; 1 lemmas, each unsat

(reset)
; epilogue.writer_unpadded_rows/cw divides N
(declare-const N Int)
(declare-const cw Int)
(declare-const n Int)
(assert (<= 1 N))
(assert (<= 1 cw))
(assert (<= 0 n))
(assert (< n N))
(assert (= (- N (* cw (ite (> cw 0) (div N cw) (div (- N) (- cw))))) 0))
(assert (= (- n (* cw (ite (> cw 0) (div n cw) (div (- n) (- cw))))) 0))
(assert (not (and (<= (+ n cw) N) (not (= cw 0)))))
(check-sat)
