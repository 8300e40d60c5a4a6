; executors.int64_mma_loader/32x32x64_f8, value 12
; 89878b58f34a30959e740e9a5f27750f2c32d128fe5ac43ed73cb0ae0835acf3
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) (* 2048 m0) (* (- 2048) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m0) (* (- 2048) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(check-sat)
