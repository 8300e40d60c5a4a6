; executors.v_tile_positions/1-byte elements, any byte
; a771692024dc6511edcf920cc54401df4b8a90fdcc29aeccc407b14b2995c6cd
; 5 lemmas, each unsat

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
