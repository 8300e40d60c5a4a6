; mma_loader.reads_stay_in_the_tile/32x32x64_f8, before the swizzles
; b87e97d757ba026fc4bf910b19955e98307df7739d861726b5935d4f04ddf503
; 9 lemmas, each unsat

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
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; vectors_per_row
(declare-const m3 Real) ; (vectors_per_row mod 4)
(declare-const m4 Real) ; (vectors_per_row div 4)
(declare-const m5 Real) ; j
(declare-const m6 Real) ; (lane mod 32)*vectors_per_row
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; combine
(assert (= (+ (* (- 1) m2) m3 (* 4 m4)) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m5) m4) 0)) ; rewrite
(assert (>= (+ m1 m6 (* (- 32) m2) (* 4 m5) (* 2 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m6) (* 31 m2)) 0)) ; euclid, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; j
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (lane div 32)
(declare-const m3 Real) ; (lane mod 32)*vectors_per_row
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m2) (* (- 1) m3) (* (- 4) m0) (* (- 2) m1)) 0)) ; given
(assert (>= m3 0)) ; euclid, times vectors_per_row
(check-sat)

(reset)
; vectors_per_row >= 0
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
