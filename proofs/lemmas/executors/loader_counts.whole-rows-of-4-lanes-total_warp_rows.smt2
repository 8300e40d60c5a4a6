; executors.loader_counts/whole rows of 4 lanes, total_warp_rows
; e42805068edb45e13a6a2183ab6616ddb901fe4fea9b3b901f7db0b23babb940
; 5 lemmas, each unsat

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
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 16)
(declare-const m2 Real) ; ((-tile_rows) mod 16)
(declare-const m3 Real) ; ((tile_rows + 15) div 16)
(declare-const m4 Real) ; ((tile_rows + 15) mod 16)
(assert (= (+ m0 (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 15) (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 16)
(declare-const m2 Real) ; ((-tile_rows) mod 16)
(declare-const m3 Real) ; ((tile_rows + 15) div 16)
(declare-const m4 Real) ; ((tile_rows + 15) mod 16)
(assert (= (+ m0 (* 16 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 15) (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m1 m3) 0)) ; given
(check-sat)
