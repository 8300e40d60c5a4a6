; executors.int64_mma_loader/32x32x64_f8, value 0
; a98ca54a52c3551c9b98db07a453bcf8022bafd9f0a78ceb16baa5297defabfd
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; row_blocks*k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1)) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks*k_tiles
(assert (>= (* 2048 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m0)) 0)) ; given
(check-sat)
