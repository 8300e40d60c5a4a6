; mma_loader.register_rows/at most once
; fb527a3d759230b61d34a181cc3fe801c5560ed1b4e70197c375995cad675f76
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; i
(declare-const m1 Real) ; j*row_blocks
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times row_blocks
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(declare-const m1 Real) ; i
(declare-const m2 Real) ; j*row_blocks
(declare-const m3 Real) ; row_blocks*k_tiles
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* (- 1) m0) m3) 0)) ; given, times row_blocks
(check-sat)
