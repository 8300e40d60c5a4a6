; executors.int64_mma_loader/16x16x32_b16, value 0
; 8b50cdc5f0cdb80eb108bb3f0f870f1babf584885045f53660d3ead9a5365d9c
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; row_blocks*k_tiles
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1)) 0)) ; given
(assert (>= (+ m1 (* (- 1) m0)) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks*k_tiles
(assert (>= (* 512 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m0)) 0)) ; given
(check-sat)
