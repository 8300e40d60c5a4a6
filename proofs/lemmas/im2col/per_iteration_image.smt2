; im2col.per_iteration_image
; 564f9533c2c0e47f3c342430cb1aae23a7e8ea44672b04d3526d1175acbf223a
; 12 lemmas, each unsat

(reset)
; -element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row) + element_bytes*swizzled_vector - element_bytes*(swizzled_vector mod vectors_per_row) >= 0
(declare-const m0 Real) ; element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row)
(declare-const m1 Real) ; element_bytes*swizzled_vector
(declare-const m2 Real) ; element_bytes*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; -load_width*element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row) + load_width*element_bytes*swizzled_vector - load_width*element_bytes*(swizzled_vector mod vectors_per_row) >= 0
(declare-const m0 Real) ; load_width*element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row)
(declare-const m1 Real) ; load_width*element_bytes*swizzled_vector
(declare-const m2 Real) ; load_width*element_bytes*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width*element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(declare-const m1 Real) ; load_width*vectors_per_row
(declare-const m2 Real) ; load_width*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; euclid, times load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width*element_bytes*vectors_per_row
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; element_bytes*(swizzled_vector mod vectors_per_row) >= 0
(declare-const m0 Real) ; element_bytes*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; element_bytes*vectors_per_row - element_bytes*(swizzled_vector mod vectors_per_row) - 1 >= 0
(declare-const m0 Real) ; element_bytes*vectors_per_row
(declare-const m1 Real) ; element_bytes*(swizzled_vector mod vectors_per_row)
(declare-const m2 Real) ; element_bytes
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row) - element_bytes*swizzled_vector + element_bytes*(swizzled_vector mod vectors_per_row) >= 0
(declare-const m0 Real) ; element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row)
(declare-const m1 Real) ; element_bytes*swizzled_vector
(declare-const m2 Real) ; element_bytes*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times element_bytes
(check-sat)

(reset)
; load_width*element_bytes*(swizzled_vector mod vectors_per_row) >= 0
(declare-const m0 Real) ; load_width*element_bytes*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times load_width*element_bytes
(check-sat)

(reset)
; load_width*element_bytes*vectors_per_row - 1 >= 0
(declare-const m0 Real) ; load_width*element_bytes*vectors_per_row
(declare-const m1 Real) ; element_bytes
(declare-const m2 Real) ; load_width*element_bytes
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0) 0)) ; given, times load_width*element_bytes
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; given, times element_bytes
(check-sat)

(reset)
; load_width*element_bytes*vectors_per_row - load_width*element_bytes*(swizzled_vector mod vectors_per_row) - 1 >= 0
(declare-const m0 Real) ; load_width*element_bytes*vectors_per_row
(declare-const m1 Real) ; load_width*element_bytes*(swizzled_vector mod vectors_per_row)
(declare-const m2 Real) ; load_width
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0 (* (- 1) m1)) 0)) ; combine, times load_width
(check-sat)

(reset)
; load_width*element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row) - load_width*element_bytes*swizzled_vector + load_width*element_bytes*(swizzled_vector mod vectors_per_row) >= 0
(declare-const m0 Real) ; load_width*element_bytes*vectors_per_row*(swizzled_vector div vectors_per_row)
(declare-const m1 Real) ; load_width*element_bytes*swizzled_vector
(declare-const m2 Real) ; load_width*element_bytes*(swizzled_vector mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width*element_bytes
(check-sat)
