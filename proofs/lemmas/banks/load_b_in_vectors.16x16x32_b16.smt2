; banks.load_b_in_vectors/16x16x32_b16
; 5ca40fd2161fe137b267e74ef93ddb4d3f3f1cc08b70d81f2c634700541f1a21
; 5 lemmas, each unsat

(reset)
; -8*(vectors_per_row mod 4) + 31 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 32) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*vectors_per_row + 8*(vectors_per_row mod 4) + 32*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row - 8*(vectors_per_row mod 4) - 32*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; (vectors_per_row mod 4)
(declare-const m3 Real) ; (vectors_per_row div 4)
(declare-const m4 Real) ; j
(assert (>= (* (- 1) m0) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 (* 4 m3)) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m3) 0)) ; rewrite
(assert (>= (+ 3 (* (- 1) m1) (* 4 m4) (* 4 m0)) 0)) ; given
(check-sat)
