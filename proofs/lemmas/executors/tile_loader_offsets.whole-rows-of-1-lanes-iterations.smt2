; executors.tile_loader_offsets/whole rows of 1 lanes, iterations
; 8bbe85bdfd0d8c16cea6e7be4b3373c3b813398e64bf39d6dce8d01892fae792
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
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; num_warp_rows*((((-tile_rows) div 64)) div num_warp_rows)
(declare-const m4 Real) ; ((((-tile_rows) div 64)) mod num_warp_rows)
(declare-const m5 Real) ; ((tile_rows + 63) div 64)
(declare-const m6 Real) ; ((tile_rows + 63) mod 64)
(declare-const m7 Real) ; num_warp_rows*((((tile_rows + 63) div 64) - 1) div num_warp_rows)
(declare-const m8 Real) ; ((((tile_rows + 63) div 64) - 1) mod num_warp_rows)
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m5) m6) 0)) ; euclid
(assert (>= m6 0)) ; euclid
(assert (= (+ 1 m7 (* (- 1) m5) m8) 0)) ; euclid
(assert (>= m8 0)) ; euclid
(assert (>= (+ m7 m3) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; num_warp_rows*((((-tile_rows) div 64)) div num_warp_rows)
(declare-const m4 Real) ; ((((-tile_rows) div 64)) mod num_warp_rows)
(declare-const m5 Real) ; num_warp_rows
(declare-const m6 Real) ; ((tile_rows + 63) div 64)
(declare-const m7 Real) ; ((tile_rows + 63) mod 64)
(declare-const m8 Real) ; num_warp_rows*((((tile_rows + 63) div 64) - 1) div num_warp_rows)
(declare-const m9 Real) ; ((((tile_rows + 63) div 64) - 1) mod num_warp_rows)
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m6) m7) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m7)) 0)) ; euclid
(assert (= (+ 1 m8 (* (- 1) m6) m9) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m9)) 0)) ; euclid
(assert (>= (+ (* (- 2) m5) (* (- 1) m8) (* (- 1) m3)) 0)) ; given, times num_warp_rows
(check-sat)
