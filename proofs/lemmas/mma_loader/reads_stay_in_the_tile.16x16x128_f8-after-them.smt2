; mma_loader.reads_stay_in_the_tile/16x16x128_f8, after them
; 3bb5c55227041dc40dbcc61dcef1203ca49338faadd2a7a99dc45f5306a11b12
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
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; swizzled_vector
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ 15 (* (- 256) m0) (* 16 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*row_blocks
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* 256 m0) (* (- 256) m1) (* 256 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times vectors_per_row
(check-sat)
