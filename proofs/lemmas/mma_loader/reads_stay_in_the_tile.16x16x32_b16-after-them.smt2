; mma_loader.reads_stay_in_the_tile/16x16x32_b16, after them
; a26ded24bcde1f6cf0272bc7dcdac4523e56eeee0f5d768c96c1545b681c8362
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(declare-const m1 Real) ; i
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; swizzled_vector
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; swizzled_vector
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ 7 (* (- 128) m0) (* 8 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*row_blocks
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* 128 m0) (* (- 128) m1) (* 128 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times vectors_per_row
(check-sat)
