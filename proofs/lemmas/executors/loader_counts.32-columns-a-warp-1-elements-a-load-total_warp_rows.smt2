; executors.loader_counts/32 columns a warp, 1 elements a load, total_warp_rows
; 805199bbadcb384753ad1df573994f917a2296b64f63c21bc13d2a2f2caa35d8
; 7 lemmas, each unsat

(reset)
; (64 div (32*num_warp_cols)) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(declare-const m1 Real) ; num_warp_cols*(64 div (32*num_warp_cols))
(declare-const m2 Real) ; (64 mod (32*num_warp_cols))
(assert (>= (+ 2 (* (- 1) m0)) 0)) ; given
(assert (= (+ (- 64) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; (64 div (32*num_warp_cols)) >= 0
(declare-const m0 Real) ; num_warp_cols*(64 div (32*num_warp_cols))
(declare-const m1 Real) ; (64 mod (32*num_warp_cols))
(declare-const m2 Real) ; num_warp_cols
(assert (= (+ (- 64) (* 32 m0) m1) 0)) ; euclid
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
(declare-const m0 Real) ; (64 div (32*num_warp_cols))
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (64 div (32*num_warp_cols))*((-tile_rows) div ((64 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((64 div (32*num_warp_cols))))
(declare-const m3 Real) ; (64 div (32*num_warp_cols))
(declare-const m4 Real) ; (64 div (32*num_warp_cols))*((tile_rows - 1) div ((64 div (32*num_warp_cols))))
(declare-const m5 Real) ; ((tile_rows - 1) mod ((64 div (32*num_warp_cols))))
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times (64 div (32*num_warp_cols))
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (64 div (32*num_warp_cols))*((-tile_rows) div ((64 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((64 div (32*num_warp_cols))))
(declare-const m3 Real) ; (64 div (32*num_warp_cols))*((tile_rows - 1) div ((64 div (32*num_warp_cols))))
(declare-const m4 Real) ; ((tile_rows - 1) mod ((64 div (32*num_warp_cols))))
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times (64 div (32*num_warp_cols))
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
