; epilogue.wide_store_alignment/one store
; e0c6a3a9946c986a69527718eeb33eb6e5592ccb7310c52cae661bfdce9647af
; 8 lemmas, each unsat

(reset)
; -element_bytes*cw*((m*row_stride + base_elements + n) div cw) + element_bytes*m*row_stride + element_bytes*base_elements + element_bytes*n - element_bytes*((m*row_stride + base_elements + n) mod cw) >= 0
(declare-const m0 Real) ; element_bytes*cw*((m*row_stride + base_elements + n) div cw)
(declare-const m1 Real) ; element_bytes*base_elements
(declare-const m2 Real) ; element_bytes*m*row_stride
(declare-const m3 Real) ; element_bytes*n
(declare-const m4 Real) ; element_bytes*((m*row_stride + base_elements + n) mod cw)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*((m*row_stride + base_elements + n) mod cw)
(declare-const m1 Real) ; ((m*row_stride + base_elements + n) mod cw)
(assert (= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times ((m*row_stride + base_elements + n) mod cw)
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; element_bytes*((m*row_stride + base_elements + n) mod cw) >= 0
(declare-const m0 Real) ; element_bytes*((m*row_stride + base_elements + n) mod cw)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; element_bytes*cw - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; cw
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times cw
(check-sat)

(reset)
; element_bytes*cw - element_bytes*((m*row_stride + base_elements + n) mod cw) - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; element_bytes*((m*row_stride + base_elements + n) mod cw)
(declare-const m2 Real) ; element_bytes
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; element_bytes*cw*((m*row_stride + base_elements + n) div cw) - element_bytes*m*row_stride - element_bytes*base_elements - element_bytes*n + element_bytes*((m*row_stride + base_elements + n) mod cw) >= 0
(declare-const m0 Real) ; element_bytes*cw*((m*row_stride + base_elements + n) div cw)
(declare-const m1 Real) ; element_bytes*base_elements
(declare-const m2 Real) ; element_bytes*m*row_stride
(declare-const m3 Real) ; element_bytes*n
(declare-const m4 Real) ; element_bytes*((m*row_stride + base_elements + n) mod cw)
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 m3 (* (- 1) m4)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) m4) 0)) ; euclid, times element_bytes
(check-sat)
