; executors.loader_counts/32 columns a warp, 4 elements a load, total_warp_rows
; 7e4039fd3e8cc20ec5daf4df002d78102caae6c51a420d379ab50913ff1b6946
; 9 lemmas, each unsat

(reset)
; (256 div (32*num_warp_cols)) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(declare-const m1 Real) ; num_warp_cols*(256 div (32*num_warp_cols))
(declare-const m2 Real) ; (256 mod (32*num_warp_cols))
(assert (>= (+ 8 (* (- 1) m0)) 0)) ; given
(assert (= (+ (- 256) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; (256 div (32*num_warp_cols)) >= 0
(declare-const m0 Real) ; num_warp_cols*(256 div (32*num_warp_cols))
(declare-const m1 Real) ; (256 mod (32*num_warp_cols))
(declare-const m2 Real) ; num_warp_cols
(assert (= (+ (- 256) (* 32 m0) m1) 0)) ; euclid
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
; 8*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (256 div (32*num_warp_cols))
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (256 div (32*num_warp_cols))*((-tile_rows) div ((256 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((256 div (32*num_warp_cols))))
(declare-const m3 Real) ; (256 div (32*num_warp_cols))
(declare-const m4 Real) ; (256 div (32*num_warp_cols))*((tile_rows - 1) div ((256 div (32*num_warp_cols))))
(declare-const m5 Real) ; ((tile_rows - 1) mod ((256 div (32*num_warp_cols))))
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times (256 div (32*num_warp_cols))
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (256 div (32*num_warp_cols))*((-tile_rows) div ((256 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((256 div (32*num_warp_cols))))
(declare-const m3 Real) ; (256 div (32*num_warp_cols))*((tile_rows - 1) div ((256 div (32*num_warp_cols))))
(declare-const m4 Real) ; ((tile_rows - 1) mod ((256 div (32*num_warp_cols))))
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times (256 div (32*num_warp_cols))
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
