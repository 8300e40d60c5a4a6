; subtile_loader.rows_that_are_walked/16 thread rows
; 2fcd06a479a4c7de24687b16fdadea677955b7df4dd12640172cf8ffe0ceec44
; 1 lemmas, each unsat

(reset)
; subtile_loader.rows_that_are_walked/16 thread rows
(declare-const M Int)
(assert (<= 1 M))
(assert (not (and (or (not (= (* 16 (ite (> (ite (<= M 32) M 32) 0) (div M (ite (<= M 32) M 32)) (div (- M) (- (ite (<= M 32) M 32)))) (ite (> (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16) 0) (div (ite (<= M 32) M 32) (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16)) (div (- (ite (<= M 32) M 32)) (- (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16))))) M)) (= (mod M 32) 0) (and (< M 32) (= (mod M 16) 0))) (or (and (not (= (mod M 32) 0)) (or (<= 32 M) (not (= (mod M 16) 0)))) (= (* 16 (ite (> (ite (<= M 32) M 32) 0) (div M (ite (<= M 32) M 32)) (div (- M) (- (ite (<= M 32) M 32)))) (ite (> (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16) 0) (div (ite (<= M 32) M 32) (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16)) (div (- (ite (<= M 32) M 32)) (- (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16))))) M)) (not (= (ite (<= M 32) M 32) 0)) (not (= (ite (<= (ite (<= M 32) M 32) 16) (ite (<= M 32) M 32) 16) 0)))))
(check-sat)
