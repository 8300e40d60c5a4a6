; mma_loader.load_b_is_the_operand/16x16x32_b16
; 3232f43f3c19df48985b95e1e3029477fd096a3527969656d30192ea404761d6
; 14 lemmas, each unsat

(reset)
; (lane div 16) + 4*j + 4*h >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1) (* (- 4) m2)) 0)) ; negated target
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
; -(lane div 16) + vectors_per_row - 4*j - 4*h - 1 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (vectors_per_row mod 4)
(declare-const m5 Real) ; (vectors_per_row div 4)
(assert (>= (+ m0 (* (- 1) m1) (* 4 m2) (* 4 m3)) 0)) ; negated target
(assert (>= (* (- 1) m3) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (= (+ (* (- 1) m1) m4 (* 4 m5)) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) m5) 0)) ; rewrite
(check-sat)

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
; -8*vectors_per_row*(((lane div 16) + 4*j + 4*h) div vectors_per_row) + 8*(lane div 16) + 32*j + 32*h - 8*(((lane div 16) + 4*j + 4*h) mod vectors_per_row) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; vectors_per_row*(((lane div 16) + 4*j + 4*h) div vectors_per_row)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (((lane div 16) + 4*j + 4*h) mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* (- 32) m2) (* (- 32) m3) (* 8 m4)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 4) m2) (* (- 4) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 8*(((lane div 16) + 4*j + 4*h) mod vectors_per_row) + n >= 0
(declare-const m0 Real) ; (((lane div 16) + 4*j + 4*h) mod vectors_per_row)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 8*vectors_per_row - 8*(((lane div 16) + 4*j + 4*h) mod vectors_per_row) - n - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (((lane div 16) + 4*j + 4*h) mod vectors_per_row)
(declare-const m2 Real) ; n
(assert (>= (+ (* (- 8) m0) (* 8 m1) m2) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
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
; 8*vectors_per_row*(((lane div 16) + 4*j + 4*h) div vectors_per_row) - 8*(lane div 16) - 32*j - 32*h + 8*(((lane div 16) + 4*j + 4*h) mod vectors_per_row) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; vectors_per_row*(((lane div 16) + 4*j + 4*h) div vectors_per_row)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (((lane div 16) + 4*j + 4*h) mod vectors_per_row)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* 32 m2) (* 32 m3) (* (- 8) m4)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 4) m2) (* (- 4) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
