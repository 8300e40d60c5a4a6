; executors.loader_refuses/64 elements a load, no other path
; 259def919987330c022f2697011669cef240a9bda6ddede3d8e11f014140e960
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
