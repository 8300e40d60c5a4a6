; executors.int64_mma_loader/32x32x64_f8, value 1
; 058747c4197c1d54a2b94e370a00f640a405b24d8b4a16600c892e5a91e94f6e
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles*row_blocks
(assert (>= (* 2048 m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m0)) 0)) ; given
(check-sat)
