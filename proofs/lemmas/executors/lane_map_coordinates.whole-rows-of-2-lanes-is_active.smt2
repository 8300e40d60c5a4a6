; executors.lane_map_coordinates/whole rows of 2 lanes, is_active
; 201312999f402e84f2f89c4a25061817c2bf784a587d01660dab80123d0be2ee
; 8 lemmas, each unsat

(reset)
; 2*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 32) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
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
(declare-const m1 Real) ; ((-tile_rows) div 32)
(declare-const m2 Real) ; ((-tile_rows) mod 32)
(declare-const m3 Real) ; ((tile_rows + 31) div 32)
(declare-const m4 Real) ; ((tile_rows + 31) mod 32)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 31) (* (- 1) m0) (* 32 m3) m4) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 32)
(declare-const m2 Real) ; ((-tile_rows) mod 32)
(declare-const m3 Real) ; ((tile_rows + 31) div 32)
(declare-const m4 Real) ; ((tile_rows + 31) mod 32)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; num_warp_rows*iteration
(assert (= (+ m0 (* 32 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 31) (* (- 1) m0) (* 32 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(assert (>= (+ (- 1) m5 m6 m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 32)
(declare-const m2 Real) ; ((-tile_rows) mod 32)
(declare-const m3 Real) ; ((tile_rows + 31) div 32)
(declare-const m4 Real) ; ((tile_rows + 31) mod 32)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 31) (* (- 1) m0) (* 32 m3) m4) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ m5 m6 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 32)
(declare-const m2 Real) ; ((-tile_rows) mod 32)
(declare-const m3 Real) ; ((tile_rows + 31) div 32)
(declare-const m4 Real) ; ((tile_rows + 31) mod 32)
(declare-const m5 Real) ; num_warp_rows*iteration
(declare-const m6 Real) ; warp
(assert (= (+ m0 (* 32 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 31) (* (- 1) m0) (* 32 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ m5 m6 m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m5) (* (- 1) m6) m3) 0)) ; given
(check-sat)
