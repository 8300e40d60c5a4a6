; subtile_loader.threads_must_divide_the_tile/divides
; c02481472d8474f44f00a3be7a2e15bb0f7aded4617732f880229f005c9c2e47
; 1 lemmas, each unsat

(reset)
; subtile_loader.threads_must_divide_the_tile/divides
(declare-const subtiles_down Int)
(declare-const subtiles_across Int)
(declare-const loads_per_row Int)
(declare-const warps Int)
(declare-const LDS_byte Int)
(assert (<= 1 subtiles_down))
(assert (<= 1 subtiles_across))
(assert (<= 1 loads_per_row))
(assert (<= 1 warps))
(assert (<= 0 LDS_byte))
(assert (< LDS_byte (* 128 subtiles_down subtiles_across loads_per_row)))
(assert (= (- (* 128 subtiles_down subtiles_across loads_per_row) (* (* 1024 warps) (ite (> (* 1024 warps) 0) (div (* 128 subtiles_down subtiles_across loads_per_row) (* 1024 warps)) (div (- (* 128 subtiles_down subtiles_across loads_per_row)) (- (* 1024 warps)))))) 0))
(assert (not (and (< (ite (> (* 64 warps) 0) (div (div LDS_byte 16) (* 64 warps)) (div (- (div LDS_byte 16)) (- (* 64 warps)))) (ite (> (* 1024 warps) 0) (div (* 128 subtiles_down subtiles_across loads_per_row) (* 1024 warps)) (div (- (* 128 subtiles_down subtiles_across loads_per_row)) (- (* 1024 warps))))) (not (= (* 1024 warps) 0)) (not (= (* 64 warps) 0)))))
(check-sat)
