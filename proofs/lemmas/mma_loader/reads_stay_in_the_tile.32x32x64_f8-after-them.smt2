; mma_loader.reads_stay_in_the_tile/32x32x64_f8, after them
; 8292b6adc2b4321f571569cfa989d0956d3ddb4f08a3fc890e5b7b5ce473b3c9
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
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ 15 (* (- 512) m0) (* 16 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; vectors_per_row*row_blocks
(declare-const m2 Real) ; vectors_per_row*i
(assert (>= (+ (- 1) (* 512 m0) (* (- 512) m1) (* 512 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times vectors_per_row
(check-sat)
