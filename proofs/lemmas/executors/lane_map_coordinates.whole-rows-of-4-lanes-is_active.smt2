; executors.lane_map_coordinates/whole rows of 4 lanes, is_active
; f3f061b4a0bd2613e3a59f2e5a9c35d82549196a3e1fbfb9ede6c441a47041ae
; 8 lemmas, each unsat

(reset)
; 4*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 16) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
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
(declare-const m1 Real) ; ((-tile_rows) div 16)
(declare-const m2 Real) ; ((-tile_rows) mod 16)
(declare-const m3 Real) ; ((tile_rows + 15) div 16)
(declare-const m4 Real) ; ((tile_rows + 15) mod 16)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 15) (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m5 m6 (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 16)
(declare-const m2 Real) ; ((-tile_rows) mod 16)
(declare-const m3 Real) ; ((tile_rows + 15) div 16)
(declare-const m4 Real) ; ((tile_rows + 15) mod 16)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 16 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 15) (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m5 m6 m1) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 16)
(declare-const m2 Real) ; ((-tile_rows) mod 16)
(declare-const m3 Real) ; ((tile_rows + 15) div 16)
(declare-const m4 Real) ; ((tile_rows + 15) mod 16)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 15) (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 16)
(declare-const m2 Real) ; ((-tile_rows) mod 16)
(declare-const m3 Real) ; ((tile_rows + 15) div 16)
(declare-const m4 Real) ; ((tile_rows + 15) mod 16)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 16 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 15) (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 m6 m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(check-sat)
