; subtile_loader.rows_that_are_walked/16 thread rows
; 2fcd06a479a4c7de24687b16fdadea677955b7df4dd12640172cf8ffe0ceec44
; 1 lemmas, each unsat

(reset)
; subtile_loader.rows_that_are_walked/16 thread rows
; v0 is M
(declare-const v0 Int)
(assert (<= 1 v0))
(assert (not (and (or (not (= (* 16 (ite (> (ite (<= v0 32) v0 32) 0) (div v0 (ite (<= v0 32) v0 32)) (div (- v0) (- (ite (<= v0 32) v0 32)))) (ite (> (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16) 0) (div (ite (<= v0 32) v0 32) (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16)) (div (- (ite (<= v0 32) v0 32)) (- (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16))))) v0)) (= (mod v0 32) 0) (and (< v0 32) (= (mod v0 16) 0))) (or (and (not (= (mod v0 32) 0)) (or (<= 32 v0) (not (= (mod v0 16) 0)))) (= (* 16 (ite (> (ite (<= v0 32) v0 32) 0) (div v0 (ite (<= v0 32) v0 32)) (div (- v0) (- (ite (<= v0 32) v0 32)))) (ite (> (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16) 0) (div (ite (<= v0 32) v0 32) (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16)) (div (- (ite (<= v0 32) v0 32)) (- (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16))))) v0)) (not (= (ite (<= v0 32) v0 32) 0)) (not (= (ite (<= (ite (<= v0 32) v0 32) 16) (ite (<= v0 32) v0 32) 16) 0)))))
(check-sat)
