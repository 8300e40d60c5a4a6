; executors.loader_counts/whole rows of 32 lanes, num_iterations
; 60bcf6a4d1205a7cb8cf698667ccf1f2e27e76570d628b53d30f072ea90a4c6d
; 5 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 32) 0)) ; given
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
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; rewrite
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (2*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (2*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div (2*num_warp_rows))
(declare-const m5 Real) ; ((tile_rows - 1) mod (2*num_warp_rows))
(assert (= (+ (* 2 m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 2 m3) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 (* 2 m4) (* (- 1) m1) m5) 0)) ; euclid
(assert (>= (+ (- 1) (* 2 m3) (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m0)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows*((-tile_rows) div (2*num_warp_rows))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod (2*num_warp_rows))
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div (2*num_warp_rows))
(declare-const m4 Real) ; ((tile_rows - 1) mod (2*num_warp_rows))
(assert (= (+ (* 2 m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* 2 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m0) 0)) ; given, times num_warp_rows
(check-sat)
