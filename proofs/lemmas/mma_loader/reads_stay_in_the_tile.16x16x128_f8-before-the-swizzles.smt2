; mma_loader.reads_stay_in_the_tile/16x16x128_f8, before the swizzles
; fef5e90a9320c386f2dda3b027ed6edc663e5a06261195f27dd1104d05c58163
; 9 lemmas, each unsat

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
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; vectors_per_row
(declare-const m3 Real) ; (vectors_per_row mod 8)
(declare-const m4 Real) ; (vectors_per_row div 8)
(declare-const m5 Real) ; j
(declare-const m6 Real) ; (lane mod 16)*vectors_per_row
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (= (+ (* (- 1) m2) m3 (* 8 m4)) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m5) m4) 0)) ; rewrite
(assert (>= (+ m1 m6 (* (- 16) m2) (* 8 m5) (* 4 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m6) (* 15 m2)) 0)) ; euclid, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; j
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; (lane mod 16)*vectors_per_row
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 1) m3) (* (- 8) m0) (* (- 4) m1)) 0)) ; given
(assert (>= m3 0)) ; euclid, times vectors_per_row
(check-sat)

(reset)
; vectors_per_row >= 0
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
