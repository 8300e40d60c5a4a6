; subtile_loader.sixteen_bytes_are_contiguous/2-byte elements
; e3458114ff5d759419c663b98b7cf3295f60b84c4bc30cf09d9aa97c9acc0b4f
; 22 lemmas, each unsat

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
; 128*loads_per_row - 2*e - 16*(vector mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (* (- 128) m0) (* 2 m1) (* 16 m2)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
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
; 16*loads_per_row - 2*e - 16*(((vector mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 16) m0) (* 2 m1) (* 16 m2)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
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
; 2*e + 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 2*e + 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 8*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; 8*loads_per_row - 8*(((vector mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 8) m0) (* 8 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - e - 8*(((vector mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 8) m0) m1 (* 8 m2)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m2)) 0)) ; euclid
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
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; e + 8*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)
