; executors.loader_counts/whole rows of 32 lanes, total_warp_rows
; 4d68b8bee03df2b7e54f66d677bee311489583c411c151807ab90d3c516f7a27
; 5 lemmas, each unsat

(reset)
; 32*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 2)
(declare-const m2 Real) ; ((-tile_rows) mod 2)
(declare-const m3 Real) ; ((tile_rows + 1) div 2)
(declare-const m4 Real) ; ((tile_rows + 1) mod 2)
(assert (= (+ m0 (* 2 m1) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 1) (* (- 1) m0) (* 2 m3) m4) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 2)
(declare-const m2 Real) ; ((-tile_rows) mod 2)
(declare-const m3 Real) ; ((tile_rows + 1) div 2)
(declare-const m4 Real) ; ((tile_rows + 1) mod 2)
(assert (= (+ m0 (* 2 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 1) (* (- 1) m0) (* 2 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m1 m3) 0)) ; given
(check-sat)
