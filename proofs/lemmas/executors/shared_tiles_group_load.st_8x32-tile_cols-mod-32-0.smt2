; executors.shared_tiles_group_load/st_8x32, tile_cols mod 32 = 0
; 864d7a2f5cc4051dc39759404082cf048640e4e3a9c2a7cd6c0b2010af0a81fb
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
