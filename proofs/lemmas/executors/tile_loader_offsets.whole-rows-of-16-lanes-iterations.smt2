; executors.tile_loader_offsets/whole rows of 16 lanes, iterations
; d1e7410e6e6152c59a5e46e5f0bba13006627dce408e011971be7670aac209e2
; 6 lemmas, each unsat

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
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; num_warp_rows*((((-tile_rows) div 4)) div num_warp_rows)
(declare-const m4 Real) ; ((((-tile_rows) div 4)) mod num_warp_rows)
(declare-const m5 Real) ; ((tile_rows + 3) div 4)
(declare-const m6 Real) ; ((tile_rows + 3) mod 4)
(declare-const m7 Real) ; num_warp_rows*((((tile_rows + 3) div 4) - 1) div num_warp_rows)
(declare-const m8 Real) ; ((((tile_rows + 3) div 4) - 1) mod num_warp_rows)
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m5) m6) 0)) ; euclid
(assert (>= m6 0)) ; euclid
(assert (= (+ 1 m7 (* (- 1) m5) m8) 0)) ; euclid
(assert (>= m8 0)) ; euclid
(assert (>= (+ m7 m3) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; num_warp_rows*((((-tile_rows) div 4)) div num_warp_rows)
(declare-const m4 Real) ; ((((-tile_rows) div 4)) mod num_warp_rows)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; ((tile_rows + 3) div 4)
(declare-const m7 Real) ; ((tile_rows + 3) mod 4)
(declare-const m8 Real) ; num_warp_rows*((((tile_rows + 3) div 4) - 1) div num_warp_rows)
(declare-const m9 Real) ; ((((tile_rows + 3) div 4) - 1) mod num_warp_rows)
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m6) m7) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m7)) 0)) ; euclid
(assert (= (+ 1 m8 (* (- 1) m6) m9) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m9)) 0)) ; euclid
(assert (>= (+ (* (- 2) m5) (* (- 1) m8) (* (- 1) m3)) 0)) ; given, times num_warp_rows
(check-sat)
