; mma_loader.load_b_is_the_operand/32x32x64_f8
; baec8a17da1456547dce1238240d67a06d99a9ea2103964878ff87bc646690c6
; 14 lemmas, each unsat

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) m2 (* 32 m0)) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 (* 32 m0)) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -16*(vectors_per_row mod 4) + 63 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*vectors_per_row + 64*(vectors_per_row div 4) + 16*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row div 4)
(declare-const m2 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 64) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -16*vectors_per_row*((4*j + 2*h + (lane div 32)) div vectors_per_row) + 64*j + 32*h + 16*(lane div 32) - 16*((4*j + 2*h + (lane div 32)) mod vectors_per_row) >= 0
(declare-const m0 Real) ; vectors_per_row*((4*j + 2*h + (lane div 32)) div vectors_per_row)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (lane div 32)
(declare-const m4 Real) ; ((4*j + 2*h + (lane div 32)) mod vectors_per_row)
(assert (>= (+ (- 1) (* 16 m0) (* (- 64) m1) (* (- 32) m2) (* (- 16) m3) (* 16 m4)) 0)) ; negated target
(assert (= (+ m0 (* (- 4) m1) (* (- 2) m2) (* (- 1) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 16*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
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
; 16*vectors_per_row - 64*(vectors_per_row div 4) - 16*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row div 4)
(declare-const m2 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 64 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row - n - 16*((4*j + 2*h + (lane div 32)) mod vectors_per_row) - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; n
(declare-const m2 Real) ; ((4*j + 2*h + (lane div 32)) mod vectors_per_row)
(assert (>= (+ (* (- 16) m0) m1 (* 16 m2)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row*((4*j + 2*h + (lane div 32)) div vectors_per_row) - 64*j - 32*h - 16*(lane div 32) + 16*((4*j + 2*h + (lane div 32)) mod vectors_per_row) >= 0
(declare-const m0 Real) ; vectors_per_row*((4*j + 2*h + (lane div 32)) div vectors_per_row)
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (lane div 32)
(declare-const m4 Real) ; ((4*j + 2*h + (lane div 32)) mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 16) m0) (* 64 m1) (* 32 m2) (* 16 m3) (* (- 16) m4)) 0)) ; negated target
(assert (= (+ m0 (* (- 4) m1) (* (- 2) m2) (* (- 1) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 4*j + 2*h + (lane div 32) >= 0
(declare-const m0 Real) ; j
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (lane div 32)
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 2) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; n + 16*((4*j + 2*h + (lane div 32)) mod vectors_per_row) >= 0
(declare-const m0 Real) ; n
(declare-const m1 Real) ; ((4*j + 2*h + (lane div 32)) mod vectors_per_row)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; vectors_per_row - 4*j - 2*h - (lane div 32) - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (lane div 32)
(declare-const m4 Real) ; (vectors_per_row div 4)
(declare-const m5 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (* (- 1) m0) (* 4 m1) (* 2 m2) m3) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; combine
(assert (= (+ (* (- 1) m0) (* 4 m4) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m4) 0)) ; rewrite
(check-sat)
