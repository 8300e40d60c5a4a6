; subtile_loader.loads_are_aligned/2-byte elements, needed
; c52870e326fb72065f768442610fa70345b5d99b4754749b0bb0e52696605ee3
; 4 lemmas, each unsat

(reset)
; -2*(row_stride mod 8) + 15 >= 0
(declare-const m0 Real) ; (row_stride mod 8)
(assert (>= (+ (- 16) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*row_stride + 2*(row_stride mod 8) + 16*(row_stride div 8) >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; (row_stride mod 8)
(declare-const m2 Real) ; (row_stride div 8)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*(row_stride mod 8) >= 0
(declare-const m0 Real) ; (row_stride mod 8)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*row_stride - 2*(row_stride mod 8) - 16*(row_stride div 8) >= 0
(declare-const m0 Real) ; row_stride
(declare-const m1 Real) ; (row_stride mod 8)
(declare-const m2 Real) ; (row_stride div 8)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)
