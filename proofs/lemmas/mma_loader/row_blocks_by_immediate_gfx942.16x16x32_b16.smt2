; mma_loader.row_blocks_by_immediate_gfx942/16x16x32_b16
; a83b7f4500215818d9767a7584ef1af3e5c9ea5a486d64223a32e204b319b5ad
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks*vectors_per_row
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* (- 256) m0) (* 256 m1) (* 256 m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; row_blocks*vectors_per_row
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 65536 (* (- 256) m1)) 0)) ; given
(assert (>= (+ (* 256 m1) (* (- 256) m0) (* (- 256) m2)) 0)) ; given
(assert (>= (+ (- 65536) (* 256 m2)) 0)) ; given
(check-sat)
