; executors.loader_counts/whole rows of 64 lanes, num_iterations
; 2bf810f4be0969dd2e228e3646bde11d1bf196a25c4a86838219e1db5950f028
; 5 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 64) 0)) ; given
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
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div num_warp_rows)
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod num_warp_rows)
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div num_warp_rows)
(declare-const m5 Real) ; ((tile_rows - 1) mod num_warp_rows)
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div num_warp_rows)
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod num_warp_rows)
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div num_warp_rows)
(declare-const m4 Real) ; ((tile_rows - 1) mod num_warp_rows)
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times num_warp_rows
(check-sat)
