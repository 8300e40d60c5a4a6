; mma_loader.load_b_is_the_operand/32x32x16_b16
; 9613b088eb8ce157565b434b40f32240fff185f43042864f0e791c78252977f5
; 14 lemmas, each unsat

(reset)
; (lane div 32) + 2*j + 2*h >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1) (* (- 2) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(lane div 32) + vectors_per_row - 2*j - 2*h - 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; vectors_per_row
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (vectors_per_row mod 2)
(declare-const m5 Real) ; (vectors_per_row div 2)
(assert (>= (+ m0 (* (- 1) m1) (* 2 m2) (* 2 m3)) 0)) ; negated target
(assert (>= (* (- 1) m3) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (= (+ (* (- 1) m1) m4 (* 2 m5)) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m2) m5) 0)) ; rewrite
(check-sat)

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
; -8*vectors_per_row*(((lane div 32) + 2*j + 2*h) div vectors_per_row) + 8*(lane div 32) + 16*j + 16*h - 8*(((lane div 32) + 2*j + 2*h) mod vectors_per_row) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; vectors_per_row*(((lane div 32) + 2*j + 2*h) div vectors_per_row)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (((lane div 32) + 2*j + 2*h) mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* (- 16) m2) (* (- 16) m3) (* 8 m4)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 2) m2) (* (- 2) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 8*(((lane div 32) + 2*j + 2*h) mod vectors_per_row) + n >= 0
(declare-const m0 Real) ; (((lane div 32) + 2*j + 2*h) mod vectors_per_row)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 2) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
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
; 8*vectors_per_row - 8*(((lane div 32) + 2*j + 2*h) mod vectors_per_row) - n - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (((lane div 32) + 2*j + 2*h) mod vectors_per_row)
(declare-const m2 Real) ; n
(assert (>= (+ (* (- 8) m0) (* 8 m1) m2) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
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
; 8*vectors_per_row*(((lane div 32) + 2*j + 2*h) div vectors_per_row) - 8*(lane div 32) - 16*j - 16*h + 8*(((lane div 32) + 2*j + 2*h) mod vectors_per_row) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; vectors_per_row*(((lane div 32) + 2*j + 2*h) div vectors_per_row)
(declare-const m2 Real) ; j
(declare-const m3 Real) ; h
(declare-const m4 Real) ; (((lane div 32) + 2*j + 2*h) mod vectors_per_row)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* 16 m2) (* 16 m3) (* (- 8) m4)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* (- 2) m2) (* (- 2) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)
