; executors.shared_tiles_group_load/st_8x32, tile_cols mod 32 = 0
; 830bde964859d2134006a5187a0e2db533bc902116fac54f67262d226cfb6dd8
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
