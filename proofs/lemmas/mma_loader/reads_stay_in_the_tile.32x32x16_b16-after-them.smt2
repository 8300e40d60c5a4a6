; mma_loader.reads_stay_in_the_tile/32x32x16_b16, after them
; f4af4c7940008ee8274e13fece266951cb3a4bcc43393b61c77aa7d44f291b89
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
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ 7 (* (- 256) m0) (* 8 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*row_blocks
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* 256 m0) (* (- 256) m1) (* 256 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times vectors_per_row
(check-sat)
