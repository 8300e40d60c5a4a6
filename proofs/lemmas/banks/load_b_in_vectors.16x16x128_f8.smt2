; banks.load_b_in_vectors/16x16x128_f8
; d83f6a5a2fd637c8a1b35f241d63120be6e1f44e2b5b26e594e3f0c9eea34694
; 5 lemmas, each unsat

(reset)
; -16*(vectors_per_row mod 8) + 127 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 8)
(assert (>= (+ (- 128) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*vectors_per_row + 16*(vectors_per_row mod 8) + 128*(vectors_per_row div 8) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 8)
(declare-const m2 Real) ; (vectors_per_row div 8)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 128) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*(vectors_per_row mod 8) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 8)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row - 16*(vectors_per_row mod 8) - 128*(vectors_per_row div 8) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 8)
(declare-const m2 Real) ; (vectors_per_row div 8)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 128 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; (vectors_per_row mod 8)
(declare-const m3 Real) ; (vectors_per_row div 8)
(declare-const m4 Real) ; j
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 (* 8 m3)) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m3) 0)) ; rewrite
(assert (>= (+ 3 (* (- 1) m1) (* 8 m4) (* 4 m0)) 0)) ; given
(check-sat)
