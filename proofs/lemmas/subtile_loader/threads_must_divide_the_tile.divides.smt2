; subtile_loader.threads_must_divide_the_tile/divides
; c02481472d8474f44f00a3be7a2e15bb0f7aded4617732f880229f005c9c2e47
; 1 lemmas, each unsat

(reset)
; subtile_loader.threads_must_divide_the_tile/divides
; v0 is subtiles_down
; v1 is subtiles_across
; v2 is loads_per_row
; v3 is warps
; v4 is LDS_byte
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(declare-const v3 Int)
(declare-const v4 Int)
(assert (<= 1 v0))
(assert (<= 1 v1))
(assert (<= 1 v2))
(assert (<= 1 v3))
(assert (<= 0 v4))
(assert (< v4 (* 128 v0 v1 v2)))
(assert (= (- (* 128 v0 v1 v2) (* (* 1024 v3) (ite (> (* 1024 v3) 0) (div (* 128 v0 v1 v2) (* 1024 v3)) (div (- (* 128 v0 v1 v2)) (- (* 1024 v3)))))) 0))
(assert (not (and (< (ite (> (* 64 v3) 0) (div (div v4 16) (* 64 v3)) (div (- (div v4 16)) (- (* 64 v3)))) (ite (> (* 1024 v3) 0) (div (* 128 v0 v1 v2) (* 1024 v3)) (div (- (* 128 v0 v1 v2)) (- (* 1024 v3))))) (not (= (* 1024 v3) 0)) (not (= (* 64 v3) 0)))))
(check-sat)
