; executors.lane_map_coordinates/whole rows of 1 lanes, is_active
; 3af3d5154eeef18bd3a1d4403931fac1e7c9231d647aa3c880741600faa346f4
; 7 lemmas, each unsat

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
(declare-const m1 Real) ; warp
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; ((tile_rows + 63) div 64)
(declare-const m4 Real) ; ((tile_rows + 63) mod 64)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m3) m4) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; ((tile_rows + 63) div 64)
(declare-const m4 Real) ; ((tile_rows + 63) mod 64)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(assert (>= (+ (- 1) m5 m6 m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; ((tile_rows + 63) div 64)
(declare-const m4 Real) ; ((tile_rows + 63) mod 64)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m3) m4) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; ((tile_rows + 63) div 64)
(declare-const m4 Real) ; ((tile_rows + 63) mod 64)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 m6 m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(check-sat)
