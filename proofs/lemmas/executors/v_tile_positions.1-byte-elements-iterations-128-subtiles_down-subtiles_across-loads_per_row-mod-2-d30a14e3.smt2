; executors.v_tile_positions/1-byte elements, iterations, (128*subtiles_down*subtiles_across*loads_per_row) mod (2^10*warps) = 0
; e8fa694ed21b7fa640954872b463e682b4cc2c53a86ddb31290d07a2a67d17a1
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)
