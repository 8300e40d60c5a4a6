; executors.loader_counts/whole rows of 1 lanes, total_warp_rows
; 06be63d2a66988601b57e9ce2154d4625e57343856463de0dd543657ba0198cc
; 4 lemmas, each unsat

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
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; ((tile_rows + 63) div 64)
(declare-const m4 Real) ; ((tile_rows + 63) mod 64)
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m3) m4) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 64)
(declare-const m2 Real) ; ((-tile_rows) mod 64)
(declare-const m3 Real) ; ((tile_rows + 63) div 64)
(declare-const m4 Real) ; ((tile_rows + 63) mod 64)
(assert (= (+ m0 (* 64 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 63) (* (- 1) m0) (* 64 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m1 m3) 0)) ; given
(check-sat)
