; executors.im2col_paths/3-D, 32*num_warp_cols <= C and C mod (32*num_warp_cols) = 0
; 8eeb45f5bc235e79128405ed2459e33853e7fa6ac871ffe9dfd5746f2d88be06
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
