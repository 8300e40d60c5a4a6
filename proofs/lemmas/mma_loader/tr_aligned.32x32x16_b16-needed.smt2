; mma_loader.tr_aligned/32x32x16_b16, needed
; 77c184e380195824bb0fdfd57b083f066ee3855bd8063cd10571dd42c4eeefa8
; 5 lemmas, each unsat

(reset)
; -2*(row_stride mod 4) + 7 >= 0
(declare-const m0 Real) ; (row_stride mod 4)
(assert (>= (+ (- 8) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*row_stride + 2*(row_stride mod 4) + 8*(row_stride div 4) >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; (row_stride mod 4)
(declare-const m2 Real) ; (row_stride div 4)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 8) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*(row_stride mod 4) >= 0
(declare-const m0 Real) ; (row_stride mod 4)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*row_stride - 2*(row_stride mod 4) - 8*(row_stride div 4) >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; (row_stride mod 4)
(declare-const m2 Real) ; (row_stride div 4)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 8 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row_stride mod 4)
(assert (= (* (- 2) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
