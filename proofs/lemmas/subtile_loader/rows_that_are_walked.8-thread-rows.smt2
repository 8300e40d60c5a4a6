; subtile_loader.rows_that_are_walked/8 thread rows
; efadbf935e705352c6aa1da4b90b06b55cd1a78ba38c1b8cd30bfa337059cbf1
; 1 lemmas, each unsat

(reset)
; subtile_loader.rows_that_are_walked/8 thread rows
; v0 is M
(declare-const v0 Int)
(assert (<= 1 v0))
(assert (not (and (or (not (= (* 8 (ite (> (ite (<= v0 32) v0 32) 0) (div v0 (ite (<= v0 32) v0 32)) (div (- v0) (- (ite (<= v0 32) v0 32)))) (ite (> (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8) 0) (div (ite (<= v0 32) v0 32) (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8)) (div (- (ite (<= v0 32) v0 32)) (- (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8))))) v0)) (= (mod v0 32) 0) (and (< v0 32) (= (mod v0 8) 0))) (or (and (not (= (mod v0 32) 0)) (or (<= 32 v0) (not (= (mod v0 8) 0)))) (= (* 8 (ite (> (ite (<= v0 32) v0 32) 0) (div v0 (ite (<= v0 32) v0 32)) (div (- v0) (- (ite (<= v0 32) v0 32)))) (ite (> (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8) 0) (div (ite (<= v0 32) v0 32) (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8)) (div (- (ite (<= v0 32) v0 32)) (- (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8))))) v0)) (not (= (ite (<= v0 32) v0 32) 0)) (not (= (ite (<= (ite (<= v0 32) v0 32) 8) (ite (<= v0 32) v0 32) 8) 0)))))
(check-sat)
