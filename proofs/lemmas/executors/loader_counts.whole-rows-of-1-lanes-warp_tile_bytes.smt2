; executors.loader_counts/whole rows of 1 lanes, warp_tile_bytes
; bd6af9e7de734624adf4352f09f1be7a821d7c26030a85f783f41e31e3abec71
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
