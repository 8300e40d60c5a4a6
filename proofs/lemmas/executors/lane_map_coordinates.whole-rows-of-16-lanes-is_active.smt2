; executors.lane_map_coordinates/whole rows of 16 lanes, is_active
; 93f339d8d3bf20b4f80608ec79c58b32340ad1977c2f5e6abf7a090bcb0396d4
; 8 lemmas, each unsat

(reset)
; 16*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(declare-const m1 Real) ; warp
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; ((tile_rows + 3) div 4)
(declare-const m4 Real) ; ((tile_rows + 3) mod 4)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; ((tile_rows + 3) div 4)
(declare-const m4 Real) ; ((tile_rows + 3) mod 4)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(assert (>= (+ (- 1) m5 m6 m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; ((tile_rows + 3) div 4)
(declare-const m4 Real) ; ((tile_rows + 3) mod 4)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; ((tile_rows + 3) div 4)
(declare-const m4 Real) ; ((tile_rows + 3) mod 4)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 m6 m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(check-sat)
