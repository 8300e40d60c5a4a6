; executors.loader_counts/32 columns a warp, 4 elements a load, num_warp_cols
; 92073ef4276dca1abb57c2251db9d201ef069e7807de27e5c4b0eff5d20c4c3a
; 2 lemmas, each unsat

(reset)
; 8*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
