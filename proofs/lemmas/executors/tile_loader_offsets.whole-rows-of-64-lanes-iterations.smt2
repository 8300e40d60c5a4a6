; executors.tile_loader_offsets/whole rows of 64 lanes, iterations
; f9f10a476c833ab35ca7e4a3bd883752e3b9b25f5fa9926c276f9a19f67b0105
; 5 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; num_warp_rows*((-tile_rows) div num_warp_rows)
(declare-const m2 Real) ; ((-tile_rows) mod num_warp_rows)
(declare-const m3 Real) ; num_warp_rows
(declare-const m4 Real) ; num_warp_rows*((tile_rows - 1) div num_warp_rows)
(declare-const m5 Real) ; ((tile_rows - 1) mod num_warp_rows)
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ 1 (* (- 1) m0) m4 m5) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 2) m3) (* (- 1) m4) (* (- 1) m1)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; num_warp_rows*((-tile_rows) div num_warp_rows)
(declare-const m2 Real) ; ((-tile_rows) mod num_warp_rows)
(declare-const m3 Real) ; num_warp_rows*((tile_rows - 1) div num_warp_rows)
(declare-const m4 Real) ; ((tile_rows - 1) mod num_warp_rows)
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ 1 (* (- 1) m0) m3 m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m3 m1) 0)) ; given, times num_warp_rows
(check-sat)
