; executors.loader_counts/whole rows of 16 lanes, num_iterations
; a90d1f88033adf4540331766fe32bd2a19a60c912c0de282509a31e1a0e75ec1
; 5 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 16) 0)) ; given
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
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; rewrite
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (4*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (4*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div (4*num_warp_rows))
(declare-const m5 Real) ; ((tile_rows - 1) mod (4*num_warp_rows))
(assert (= (+ (* 4 m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 4 m3) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 (* 4 m4) (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) (* 4 m3) (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (4*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (4*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div (4*num_warp_rows))
(declare-const m4 Real) ; ((tile_rows - 1) mod (4*num_warp_rows))
(assert (= (+ (* 4 m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* 4 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times num_warp_rows
(check-sat)
