; executors.v_tile_positions/2-byte elements, warps, no other path
; cb76cd5ffd589e1a1f1552341e98e571559a013de2ebfa5f75ac163bf63dc287
; 6 lemmas, each unsat

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (>= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(declare-const m1 Real) ; loads_per_row*subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 8) m1) 0)) ; given
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
