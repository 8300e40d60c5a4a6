; banks.load_b_in_vectors/32x32x16_b16
; d62149103057b5e5f026aa86d1b2d08fee92e270547a2407f7ccaf2427159d29
; 5 lemmas, each unsat

(reset)
; -8*(vectors_per_row mod 2) + 15 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*vectors_per_row + 8*(vectors_per_row mod 2) + 16*(vectors_per_row div 2) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 2)
(declare-const m2 Real) ; (vectors_per_row div 2)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 2) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row - 8*(vectors_per_row mod 2) - 16*(vectors_per_row div 2) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 2)
(declare-const m2 Real) ; (vectors_per_row div 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; (vectors_per_row mod 2)
(declare-const m3 Real) ; (vectors_per_row div 2)
(declare-const m4 Real) ; j
(assert (>= (* (- 1) m0) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 (* 2 m3)) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m3) 0)) ; rewrite
(assert (>= (+ 1 (* (- 1) m1) (* 2 m4) (* 2 m0)) 0)) ; given
(check-sat)
