; mma_loader.load_b_is_the_operand/16x16x128_f8
; 4c17457190c7d6a696cebb152a180b0d8e65fac28032b1a5258c2017051e991b
; 14 lemmas, each unsat

(reset)
; (lane div 16) + 8*j + 4*h >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1) (* (- 4) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) + 3 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) + vectors_per_row - 8*j - 4*h - 1 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (vectors_per_row mod 8)
(declare-const m5 Real) ; (vectors_per_row div 8)
(assert (>= (+ m0 (* (- 1) m1) (* 8 m2) (* 4 m3)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (= (+ (* (- 1) m1) m4 (* 8 m5)) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) m5) 0)) ; rewrite
(check-sat)

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
; -16*vectors_per_row*(((lane div 16) + 8*j + 4*h) div vectors_per_row) + 16*(lane div 16) + 128*j + 64*h - 16*(((lane div 16) + 8*j + 4*h) mod vectors_per_row) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; vectors_per_row*(((lane div 16) + 8*j + 4*h) div vectors_per_row)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (((lane div 16) + 8*j + 4*h) mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* (- 128) m2) (* (- 64) m3) (* 16 m4)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 8) m2) (* (- 4) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 16*(((lane div 16) + 8*j + 4*h) mod vectors_per_row) + n >= 0
(declare-const m0 Real) ; (((lane div 16) + 8*j + 4*h) mod vectors_per_row)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*(vectors_per_row mod 8) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 8)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*vectors_per_row - 16*(((lane div 16) + 8*j + 4*h) mod vectors_per_row) - n - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (((lane div 16) + 8*j + 4*h) mod vectors_per_row)
(declare-const m2 Real) ; n
(assert (>= (+ (* (- 16) m0) (* 16 m1) m2) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
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
; 16*vectors_per_row*(((lane div 16) + 8*j + 4*h) div vectors_per_row) - 16*(lane div 16) - 128*j - 64*h + 16*(((lane div 16) + 8*j + 4*h) mod vectors_per_row) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; vectors_per_row*(((lane div 16) + 8*j + 4*h) div vectors_per_row)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (((lane div 16) + 8*j + 4*h) mod vectors_per_row)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 128 m2) (* 64 m3) (* (- 16) m4)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 8) m2) (* (- 4) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
