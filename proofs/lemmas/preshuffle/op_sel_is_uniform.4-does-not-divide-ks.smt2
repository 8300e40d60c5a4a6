; preshuffle.op_sel_is_uniform/4 does not divide ks
; cb3536cfd6a9ae5a935448efac438366d4ca077e8cb44adf3ca45f4f03474971
; 1 lemmas, each unsat

(reset)
; preshuffle.op_sel_is_uniform/4 does not divide ks
(declare-const ks Int)
(declare-const mn Int)
(assert (<= 0 ks))
(assert (<= 0 mn))
(assert (not (= (mod ks 4) 0)))
(assert (not (and (<= 0 (* 16 (+ (* (- 1) (mod ks 4)) 4))) (< (* 16 (+ (* (- 1) (mod ks 4)) 4)) 64) (not (= (+ (mod (div (+ mn (mod (* 16 (+ (* (- 1) (mod ks 4)) 4)) 16)) 16) 2) (* 2 (mod (div (+ ks (div (* 16 (+ (* (- 1) (mod ks 4)) 4)) 16)) 4) 2))) (+ (mod (div mn 16) 2) (* 2 (mod (div ks 4) 2))))))))
(check-sat)
