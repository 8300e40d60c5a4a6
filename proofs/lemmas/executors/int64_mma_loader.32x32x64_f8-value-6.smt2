; executors.int64_mma_loader/32x32x64_f8, value 6
; b4e88da5a0796283ab8f8358127c94efc77c2b366866fd84504733d8c462b439
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; h
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m2) (* 32 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; h
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m2) (* (- 32) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)
