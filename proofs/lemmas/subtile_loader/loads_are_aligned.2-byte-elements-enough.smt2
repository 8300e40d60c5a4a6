; subtile_loader.loads_are_aligned/2-byte elements, enough
; 1dab30638e3724fa9a622db0784913dfd6aff5620e4d275587d391b9486570a1
; 1 lemmas, each unsat

(reset)
; subtile_loader.loads_are_aligned/2-byte elements, enough
; v0 is row_stride
; v1 is row
; v2 is load_of_row
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 1 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (= (mod (* 2 v0) 16) 0))
(assert (not (= (mod (* 2 (+ (* v1 v0) (* 8 v2))) 16) 0)))
(check-sat)
