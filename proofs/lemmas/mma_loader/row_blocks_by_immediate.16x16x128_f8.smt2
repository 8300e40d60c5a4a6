; mma_loader.row_blocks_by_immediate/16x16x128_f8
; 67d1956a4b20faf92e04d2bad7ce0b6399f76d7ce7e37a1b2ad9f605e71b718f
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; i
(declare-const m1 Real) ; row_blocks
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*i
(declare-const m2 Real) ; vectors_per_row*row_blocks
(assert (>= (+ (- 1) (* 256 m0) (* 256 m1) (* (- 256) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*row_blocks
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ 65535 (* 256 m0) (* (- 256) m1)) 0)) ; given
(assert (>= (+ (* (- 256) m0) (* (- 256) m2) (* 256 m1)) 0)) ; given
(assert (>= (+ (- 65536) (* 256 m2)) 0)) ; given
(check-sat)
