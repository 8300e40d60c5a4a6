; epilogue.wide_store_alignment/cw divides row_stride
; 379865328a736b04e3e7647903dd2d906e4249cb2d787f6e41f066f8540a25bc
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; element_bytes*cw - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; element_bytes
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given, times element_bytes
(check-sat)
