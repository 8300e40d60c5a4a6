; epilogue.stored_bytes_are_the_outputs
; 807d05cc3d7a424a9f80598ee08eb06baa3f26c9dca821b1ee1bc22e8ae5e837
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; N
(declare-const m1 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n*element_bytes
(declare-const m1 Real) ; element_bytes
(declare-const m2 Real) ; element_bytes*e
(declare-const m3 Real) ; element_bytes*m*row_stride
(declare-const m4 Real) ; element_bytes*row_stride
(declare-const m5 Real) ; element_bytes*row_stride*M
(declare-const m6 Real) ; element_bytes*N
(assert (>= (+ (- 1) m0 m1 m2 m3 m4 (* (- 1) m5) (* (- 1) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m4) m5) 0)) ; given, times element_bytes*row_stride
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) m6) 0)) ; given, times element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n*element_bytes
(declare-const m1 Real) ; element_bytes
(declare-const m2 Real) ; element_bytes*e
(declare-const m3 Real) ; element_bytes*m*row_stride
(declare-const m4 Real) ; element_bytes*row_stride
(declare-const m5 Real) ; element_bytes*row_stride*M
(declare-const m6 Real) ; element_bytes*N
(declare-const m7 Real) ; element_bytes*cw
(assert (>= (+ (- 1) m0 m1 m2 m3 m4 (* (- 1) m5) (* (- 1) m6)) 0)) ; given
(assert (>= (+ (* (- 1) m1) (* (- 1) m2) m7) 0)) ; given, times element_bytes
(assert (>= (+ (* (- 1) m3) (* (- 1) m4) m5) 0)) ; given, times element_bytes*row_stride
(assert (>= (+ (* (- 1) m0) m6 (* (- 1) m7)) 0)) ; given, times element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n*element_bytes
(declare-const m1 Real) ; element_bytes*e
(declare-const m2 Real) ; element_bytes*m*row_stride
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= m0 0)) ; given, times element_bytes
(assert (>= m1 0)) ; given, times element_bytes
(assert (>= m2 0)) ; given, times element_bytes*row_stride
(check-sat)
