; executors.loader_counts/32 columns a warp, 4 elements a load, num_iterations
; 860d7a743ab985c9869d0b24a4f0b47e2fdfaea3f3952c8382a5f9aaa6837885
; 5 lemmas, each unsat

(reset)
; 8*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; rewrite
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (8*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (8*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div (8*num_warp_rows))
(declare-const m5 Real) ; ((tile_rows - 1) mod (8*num_warp_rows))
(assert (= (+ (* 8 m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m3) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 (* 8 m4) (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m3) (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (8*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (8*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div (8*num_warp_rows))
(declare-const m4 Real) ; ((tile_rows - 1) mod (8*num_warp_rows))
(assert (= (+ (* 8 m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* 8 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times num_warp_rows
(check-sat)
