; executors.loader_counts/32 columns a warp, 8 elements a load, num_iterations
; 196b744ac34d9322fed0ae7bb3e12831fdead1d17a11b81263e4f37054ee05bd
; 5 lemmas, each unsat

(reset)
; 4*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; rewrite
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (16*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (16*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div (16*num_warp_rows))
(declare-const m5 Real) ; ((tile_rows - 1) mod (16*num_warp_rows))
(assert (= (+ (* 16 m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m3) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 (* 16 m4) (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m3) (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (16*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (16*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div (16*num_warp_rows))
(declare-const m4 Real) ; ((tile_rows - 1) mod (16*num_warp_rows))
(assert (= (+ (* 16 m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* 16 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times num_warp_rows
(check-sat)
