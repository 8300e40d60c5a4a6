; executors.im2col_paths/2-D, R = 1 and S != 1 and 32*num_warp_cols <= C and C mod (32*num_warp_cols) = 0
; 91b4c46362fcb86fc7abbe02b3b9b23cf6e1cadb0b55946eb6fd4fbdb5a891a0
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
