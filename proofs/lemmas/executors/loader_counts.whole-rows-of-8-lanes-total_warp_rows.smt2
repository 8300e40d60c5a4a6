; executors.loader_counts/whole rows of 8 lanes, total_warp_rows
; ea1e9a3028d55958b98fa696e494f9cd052d1c5d2e3d1f632339b2d1fe8ee2e6
; 5 lemmas, each unsat

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
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 8)
(declare-const m2 Real) ; ((-tile_rows) mod 8)
(declare-const m3 Real) ; ((tile_rows + 7) div 8)
(declare-const m4 Real) ; ((tile_rows + 7) mod 8)
(assert (= (+ m0 (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 7) (* (- 1) m0) (* 8 m3) m4) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 8)
(declare-const m2 Real) ; ((-tile_rows) mod 8)
(declare-const m3 Real) ; ((tile_rows + 7) div 8)
(declare-const m4 Real) ; ((tile_rows + 7) mod 8)
(assert (= (+ m0 (* 8 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 7) (* (- 1) m0) (* 8 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m1 m3) 0)) ; given
(check-sat)
