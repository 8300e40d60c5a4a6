; executors.lane_map_coordinates/whole rows of 8 lanes, is_active
; 695eb2d3fb6b324ae767e8b7e38ebe3a21bb859228460981fa49d043b2b8e0ab
; 8 lemmas, each unsat

(reset)
; 8*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 8) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
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
(declare-const m1 Real) ; ((-tile_rows) div 8)
(declare-const m2 Real) ; ((-tile_rows) mod 8)
(declare-const m3 Real) ; ((tile_rows + 7) div 8)
(declare-const m4 Real) ; ((tile_rows + 7) mod 8)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 7) (* (- 1) m0) (* 8 m3) m4) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 8)
(declare-const m2 Real) ; ((-tile_rows) mod 8)
(declare-const m3 Real) ; ((tile_rows + 7) div 8)
(declare-const m4 Real) ; ((tile_rows + 7) mod 8)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 8 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 7) (* (- 1) m0) (* 8 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(assert (>= (+ (- 1) m5 m6 m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 8)
(declare-const m2 Real) ; ((-tile_rows) mod 8)
(declare-const m3 Real) ; ((tile_rows + 7) div 8)
(declare-const m4 Real) ; ((tile_rows + 7) mod 8)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 7) (* (- 1) m0) (* 8 m3) m4) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 8)
(declare-const m2 Real) ; ((-tile_rows) mod 8)
(declare-const m3 Real) ; ((tile_rows + 7) div 8)
(declare-const m4 Real) ; ((tile_rows + 7) mod 8)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 8 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 7) (* (- 1) m0) (* 8 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 m6 m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(check-sat)
