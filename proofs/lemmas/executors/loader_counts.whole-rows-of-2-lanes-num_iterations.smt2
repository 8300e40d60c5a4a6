; executors.loader_counts/whole rows of 2 lanes, num_iterations
; c32087719e24e372e07dedfd0b76add78ba01ad45703225863e4c27b313d335a
; 5 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; rewrite
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (32*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (32*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div (32*num_warp_rows))
(declare-const m5 Real) ; ((tile_rows - 1) mod (32*num_warp_rows))
(assert (= (+ (* 32 m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m3) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 (* 32 m4) (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m3) (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (32*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (32*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div (32*num_warp_rows))
(declare-const m4 Real) ; ((tile_rows - 1) mod (32*num_warp_rows))
(assert (= (+ (* 32 m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* 32 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times num_warp_rows
(check-sat)
