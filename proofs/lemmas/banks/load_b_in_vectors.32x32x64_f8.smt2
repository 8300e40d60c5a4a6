; banks.load_b_in_vectors/32x32x64_f8
; 9349e4fb3e282bfbb3d145cd4f0612103234a265fb3499b43920ed2c3301b0e6
; 5 lemmas, each unsat

(reset)
; -16*(vectors_per_row mod 4) + 63 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*vectors_per_row + 16*(vectors_per_row mod 4) + 64*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row - 16*(vectors_per_row mod 4) - 64*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; (vectors_per_row mod 4)
(declare-const m3 Real) ; (vectors_per_row div 4)
(declare-const m4 Real) ; j
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 (* 4 m3)) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m3) 0)) ; rewrite
(assert (>= (+ 1 (* (- 1) m1) (* 4 m4) (* 2 m0)) 0)) ; given
(check-sat)
