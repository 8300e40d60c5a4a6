; executors.loader_counts/whole rows of 64 lanes, warp_tile_bytes
; 911ee03d234df59c0cd7d186e1331bbebb70a4db4d2ca2f59575b1534d20f583
; 2 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
