; subtile_loader.rows_that_are_walked/8 thread rows
; efadbf935e705352c6aa1da4b90b06b55cd1a78ba38c1b8cd30bfa337059cbf1
; 1 lemmas, each unsat

(reset)
; subtile_loader.rows_that_are_walked/8 thread rows
(declare-const M Int)
(assert (<= 1 M))
(assert (not (and (or (not (= (* 8 (ite (> (ite (<= M 32) M 32) 0) (div M (ite (<= M 32) M 32)) (div (- M) (- (ite (<= M 32) M 32)))) (ite (> (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8) 0) (div (ite (<= M 32) M 32) (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8)) (div (- (ite (<= M 32) M 32)) (- (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8))))) M)) (= (mod M 32) 0) (and (< M 32) (= (mod M 8) 0))) (or (and (not (= (mod M 32) 0)) (or (<= 32 M) (not (= (mod M 8) 0)))) (= (* 8 (ite (> (ite (<= M 32) M 32) 0) (div M (ite (<= M 32) M 32)) (div (- M) (- (ite (<= M 32) M 32)))) (ite (> (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8) 0) (div (ite (<= M 32) M 32) (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8)) (div (- (ite (<= M 32) M 32)) (- (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8))))) M)) (not (= (ite (<= M 32) M 32) 0)) (not (= (ite (<= (ite (<= M 32) M 32) 8) (ite (<= M 32) M 32) 8) 0)))))
(check-sat)
