; executors.im2col_paths/2-D, path 11
; 44ff295967c32c4a89ac72007776db1b1c7b80aa01fcc3e8540509d30995d4db
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
