; mma_loader.immediate_moves_the_tile/16x16x32_b16
; 3a30ae30669ccf49c08c60c3bda45ff3e1b3739caf8bad9d3a16799ecbf603f5
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
(declare-const m1 Real) ; vectors_per_row*i
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 256) m1) (* (- 16) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times vectors_per_row
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
(declare-const m1 Real) ; swizzled_vector
(declare-const m2 Real) ; vectors_per_row*row_blocks
(declare-const m3 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ 15 (* (- 256) m2) (* 256 m3) (* 16 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 (* (- 1) m3)) 0)) ; given, times vectors_per_row
(check-sat)
