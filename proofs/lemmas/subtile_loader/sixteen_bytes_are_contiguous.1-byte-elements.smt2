; subtile_loader.sixteen_bytes_are_contiguous/1-byte elements
; 88e7b1dccee8af66776581a7edbd43b79439bbc8876648dd74c4b40a004c6912
; 17 lemmas, each unsat

(reset)
; -128*loads_per_row*(vector div (8*loads_per_row)) + 16*vector - 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(vector div (8*loads_per_row))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* 128 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -16*loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row) + 16*(vector mod (8*loads_per_row)) - 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 128*loads_per_row - 16*(vector mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (* (- 128) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row - e - 16*(vector mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (* (- 128) m0) m1 (* 16 m2)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row*(vector div (8*loads_per_row)) - 16*vector + 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(vector div (8*loads_per_row))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 128) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - 16*(((vector mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 16) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - e - 16*(((vector mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 16) m0) m1 (* 16 m2)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row) - 16*(vector mod (8*loads_per_row)) + 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; e + 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; e + 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)
