; preshuffle.op_sel_is_uniform/16 does not divide mn
; 42c4d5d187c539a9d26d222c277858b24e7a012e20ef27fc4950a77335e91433
; 1 lemmas, each unsat

(reset)
; preshuffle.op_sel_is_uniform/16 does not divide mn
(declare-const mn Int)
(declare-const ks Int)
(assert (<= 0 mn))
(assert (<= 0 ks))
(assert (not (= (mod mn 16) 0)))
(assert (not (and (<= 0 (+ (* (- 1) (mod mn 16)) 16)) (< (+ (* (- 1) (mod mn 16)) 16) 64) (not (= (+ (mod (div (+ mn (mod (+ (* (- 1) (mod mn 16)) 16) 16)) 16) 2) (* 2 (mod (div (+ ks (div (+ (* (- 1) (mod mn 16)) 16) 16)) 4) 2))) (+ (mod (div mn 16) 2) (* 2 (mod (div ks 4) 2))))))))
(check-sat)
