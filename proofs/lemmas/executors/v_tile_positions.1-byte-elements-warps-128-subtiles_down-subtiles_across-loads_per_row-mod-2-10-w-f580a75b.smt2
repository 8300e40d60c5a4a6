; executors.v_tile_positions/1-byte elements, warps, (128*subtiles_down*subtiles_across*loads_per_row) mod (2^10*warps) = 0
; cde6f74346c94cd638bff08a235ed0813e53da1e316d03cd5a62512c35844358
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)
