; executors.lane_map_coordinates/32 columns a warp, 32 elements a load, is_active
; 017405cda5705cc15f8cb7f3a2171b1e2bd7f98a3bdebfe945d084a0ea95c46e
; 9 lemmas, each unsat

(reset)
; (2048 div (32*num_warp_cols)) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(declare-const m1 Real) ; num_warp_cols*(2048 div (32*num_warp_cols))
(declare-const m2 Real) ; (2048 mod (32*num_warp_cols))
(assert (>= (+ 64 (* (- 1) m0)) 0)) ; given
(assert (= (+ (- 2048) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; (2048 div (32*num_warp_cols)) >= 0
(declare-const m0 Real) ; num_warp_cols*(2048 div (32*num_warp_cols))
(declare-const m1 Real) ; (2048 mod (32*num_warp_cols))
(declare-const m2 Real) ; num_warp_cols
(assert (= (+ (- 2048) (* 32 m0) m1) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m2) (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m2) (* (- 1) m0)) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; 32*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (2048 div (32*num_warp_cols))
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (2048 div (32*num_warp_cols))*((-tile_rows) div ((2048 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((2048 div (32*num_warp_cols))))
(declare-const m3 Real) ; (2048 div (32*num_warp_cols))
(declare-const m4 Real) ; (2048 div (32*num_warp_cols))*((tile_rows - 1) div ((2048 div (32*num_warp_cols))))
(declare-const m5 Real) ; ((tile_rows - 1) mod ((2048 div (32*num_warp_cols))))
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times (2048 div (32*num_warp_cols))
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (2048 div (32*num_warp_cols))*((-tile_rows) div ((2048 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((2048 div (32*num_warp_cols))))
(declare-const m3 Real) ; (2048 div (32*num_warp_cols))*((tile_rows - 1) div ((2048 div (32*num_warp_cols))))
(declare-const m4 Real) ; ((tile_rows - 1) mod ((2048 div (32*num_warp_cols))))
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times (2048 div (32*num_warp_cols))
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; warp
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_rows*iteration
(declare-const m1 Real) ; ((tile_rows - 1) div ((2048 div (32*num_warp_cols))))
(declare-const m2 Real) ; warp
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given
(check-sat)
