; executors.v_tile_positions/1-byte elements, slot, (128*subtiles_down*subtiles_across*loads_per_row) mod (2^10*warps) = 0
; 73d95cac74dbccb2c53d1983d86db6c4e57676f31aec356eb1704259cbc8f783
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)
