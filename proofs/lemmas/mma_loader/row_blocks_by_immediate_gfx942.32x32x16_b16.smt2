; mma_loader.row_blocks_by_immediate_gfx942/32x32x16_b16
; 700a6de4dde7e21c272ac4858865ba8253b7a3e9a5a170afea8a69213f0e2c65
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks*vectors_per_row
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* (- 512) m0) (* 512 m1) (* 512 m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; row_blocks*vectors_per_row
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 65536 (* (- 512) m1)) 0)) ; given
(assert (>= (+ (* 512 m1) (* (- 512) m0) (* (- 512) m2)) 0)) ; given
(assert (>= (+ (- 65536) (* 512 m2)) 0)) ; given
(check-sat)
