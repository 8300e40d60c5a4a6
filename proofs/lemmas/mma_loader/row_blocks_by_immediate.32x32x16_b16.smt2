; mma_loader.row_blocks_by_immediate/32x32x16_b16
; 5c6b9d3d39c2fe6aa94a0f89fd4acaa1ccc32c6b739337ae1919d762dcc9e0e6
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
(assert (>= (+ (- 1) (* 512 m0) (* 512 m1) (* (- 512) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*row_blocks
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ 65535 (* 512 m0) (* (- 512) m1)) 0)) ; given
(assert (>= (+ (* (- 512) m0) (* (- 512) m2) (* 512 m1)) 0)) ; given
(assert (>= (+ (- 65536) (* 512 m2)) 0)) ; given
(check-sat)
