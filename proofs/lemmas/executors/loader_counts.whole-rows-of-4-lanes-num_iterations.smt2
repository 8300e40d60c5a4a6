; executors.loader_counts/whole rows of 4 lanes, num_iterations
; 68aef14f7b5f0eacb8bb87debcfc90da55eb1690b5eb0c67c649ce36faf98296
; 5 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
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
