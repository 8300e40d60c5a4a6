; executors.loader_counts/32 columns a warp, 2 elements a load, num_warp_cols
; 2a9100fa1e1ca1e41939b60f14194fe6c7fdafdbea0059a832a50910a2098e61
; 2 lemmas, each unsat

(reset)
; 16*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
