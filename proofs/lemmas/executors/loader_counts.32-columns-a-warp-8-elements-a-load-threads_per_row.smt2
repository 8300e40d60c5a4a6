; executors.loader_counts/32 columns a warp, 8 elements a load, threads_per_row
; e0047eb224219a57eccc96e79e260b2b8a2282366d6fdb24efa6d7d3fbf495f4
; 2 lemmas, each unsat

(reset)
; 4*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)
