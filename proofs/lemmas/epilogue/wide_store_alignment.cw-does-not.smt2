; epilogue.wide_store_alignment/cw does not
; 0ab76268de1269a0c3f9745533b0d36817522ac78fca4e9a100322a2537c5487
; 8 lemmas, each unsat

(reset)
; -element_bytes*cw*(row_stride div cw) + element_bytes*row_stride - element_bytes*(row_stride mod cw) >= 0
(declare-const m0 Real) ; element_bytes*cw*(row_stride div cw)
(declare-const m1 Real) ; element_bytes*row_stride
(declare-const m2 Real) ; element_bytes*(row_stride mod cw)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*(row_stride mod cw)
(declare-const m1 Real) ; (row_stride mod cw)
(assert (= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times (row_stride mod cw)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; element_bytes*(row_stride mod cw) >= 0
(declare-const m0 Real) ; element_bytes*(row_stride mod cw)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; element_bytes*cw - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; element_bytes
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m1) m0) 0)) ; given, times element_bytes
(check-sat)

(reset)
; element_bytes*cw - element_bytes*(row_stride mod cw) - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; element_bytes*(row_stride mod cw)
(declare-const m2 Real) ; element_bytes
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; element_bytes*cw*(row_stride div cw) - element_bytes*row_stride + element_bytes*(row_stride mod cw) >= 0
(declare-const m0 Real) ; element_bytes*cw*(row_stride div cw)
(declare-const m1 Real) ; element_bytes*row_stride
(declare-const m2 Real) ; element_bytes*(row_stride mod cw)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times element_bytes
(check-sat)
