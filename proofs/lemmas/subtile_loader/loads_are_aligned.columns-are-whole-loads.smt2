; subtile_loader.loads_are_aligned/columns are whole loads
; 8fcfc894fbde112ab60dbaba37502d62451f90e2a148f1e8e2a1ab03f8e89d1c
; 13 lemmas, each unsat

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
