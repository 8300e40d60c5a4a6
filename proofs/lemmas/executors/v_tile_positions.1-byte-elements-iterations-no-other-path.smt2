; executors.v_tile_positions/1-byte elements, iterations, no other path
; f50121e9bc4c6baf374a28bb3bdd822259ea7be1af72e1cf015473ae201c077d
; 6 lemmas, each unsat

(reset)
; 16*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(declare-const m1 Real) ; loads_per_row*subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 16) m1) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times subtiles_across
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_down
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 63 (* (- 64) m0)) 0)) ; given
(check-sat)
