; subtile_loader.loads_are_aligned/2-byte elements, enough
; 1dab30638e3724fa9a622db0784913dfd6aff5620e4d275587d391b9486570a1
; 1 lemmas, each unsat

(reset)
; subtile_loader.loads_are_aligned/2-byte elements, enough
(declare-const row_stride Int)
(declare-const row Int)
(declare-const load_of_row Int)
(assert (<= 1 row_stride))
(assert (<= 0 row))
(assert (<= 0 load_of_row))
(assert (= (mod (* 2 row_stride) 16) 0))
(assert (not (= (mod (* 2 (+ (* row row_stride) (* 8 load_of_row))) 16) 0)))
(check-sat)
